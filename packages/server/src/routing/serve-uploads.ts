import { openAsBlob } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { type Answered, type DecodedRequest, type Endpoint, writeReply } from '@portal/api';
import type { Context } from './context.ts';
import { withUploads } from '../http/uploads/uploads.ts';
import type { PlainFile, UploadedFile, UploadRules } from '../http/uploads/upload-rules.ts';
import { type Actor, actorOf, requestOf, type Awaitable, type Extras, type Route, routeFor, writing } from './serve.ts';
import { type ShareCaller, retoucherOf } from './serve-shares.ts';

/** A call that carries files: they are on the disk, checked for their size and number, while the handler runs. */
export function photographerUploads<E extends Endpoint>(
  endpoint: E,
  rules: UploadRules,
  handler: FilesHandler<E>,
  extras: Extras = {},
): Route {
  return uploadRoute(endpoint, { ...rules, isSummed: true }, handler, extras);
}

/** A call that carries exactly one file. */
export function photographerUpload<E extends Endpoint>(
  endpoint: E,
  rules: Omit<UploadRules, 'maxFiles'>,
  handler: (context: Context, actor: Actor, requested: DecodedRequest<E>, file: UploadedFile) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return uploadRoute(endpoint, { ...rules, maxFiles: 1, isSummed: true }, withOneFile(handler), extras);
}

/** The same for a file whose checksums are not needed. */
export function photographerPlainUpload<E extends Endpoint>(
  endpoint: E,
  rules: Omit<UploadRules, 'maxFiles'>,
  handler: (context: Context, actor: Actor, requested: DecodedRequest<E>, file: PlainFile) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return uploadRoute(endpoint, { ...rules, maxFiles: 1, isSummed: false }, withOneFile(handler), extras);
}

type FilesHandler<E extends Endpoint> = (
  context: Context,
  actor: Actor,
  requested: DecodedRequest<E>,
  files: UploadedFile[],
) => Awaitable<Answered<E>>;

function withOneFile<E extends Endpoint>(
  handler: (context: Context, actor: Actor, requested: DecodedRequest<E>, file: UploadedFile) => Awaitable<Answered<E>>,
): FilesHandler<E> {
  return (context, actor, requested, [file]) => {
    if (!file) throw new Error('An upload without a file is refused before');
    return handler(context, actor, requested, file);
  };
}

function uploadRoute<E extends Endpoint>(endpoint: E, rules: UploadRules, handler: FilesHandler<E>, extras: Extras): Route {
  return routeFor(
    'photographer',
    endpoint,
    writing(endpoint, async (context, request) => {
      const actor = actorOf(request);
      const upload = { endpoint, rules, of: actor.userId };
      return receive(context, request, upload, (requested, files) => handler(context, actor, requested, files));
    }),
    extras,
  );
}

/** Files that a retoucher sends through a share. */
export function retoucherUploads<E extends Endpoint>(
  endpoint: E,
  rules: UploadRules,
  handler: (context: Context, caller: ShareCaller, requested: DecodedRequest<E>, files: UploadedFile[]) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return routeFor(
    'share',
    endpoint,
    async (context, request, reply) => {
      const caller = retoucherOf(context, request, reply);
      // Negative: no photographer's id.
      const upload = { endpoint, rules: { ...rules, isSummed: true }, of: -caller.share.id };
      const answer = await receive(context, request, upload, (requested, files) => handler(context, caller, requested, files));
      return reply.send(writeReply(endpoint, answer));
    },
    extras,
  );
}

/** Receives the files under the limits of this uploader, and removes what the handler has not moved. */
function receive<E extends Endpoint>(
  context: Context,
  request: FastifyRequest,
  { endpoint, rules, of }: { endpoint: E; rules: UploadRules; of: number },
  handle: (requested: DecodedRequest<E>, files: UploadedFile[]) => Awaitable<Answered<E>>,
): Promise<Answered<E>> {
  const take = async (files: UploadedFile[], fields: Record<string, string>): Promise<Answered<E>> => {
    const [first, ...others] = await Promise.all(files.map((file) => openAsBlob(file.path)));
    const body = { ...fields, ...(others.length > 0 ? { 'file[]': [first, ...others] } : { file: first }) };
    return handle(requestOf(endpoint, request, body), files);
  };
  return context.uploadLimit.hold(of, request.raw, () => withUploads(request.raw, context, rules, take));
}
