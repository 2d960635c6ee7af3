import { openAsBlob } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { type Answered, type Asked, type Endpoint, readAsked, Refusal, sentences } from '@portal/api';
import type { Context } from './context.ts';
import type { RateRule } from './http/rate-limits.ts';
import { requireStorableText } from './http/storable-text.ts';
import { type UploadedFile, type UploadRules, withUploads } from './http/uploads.ts';

/** Who calls, as the bearer token says. */
export interface Actor {
  userId: number;
  /** Names the session without being able to open it. */
  tokenHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
  }
}

type Awaitable<T> = T | Promise<T>;

interface Extras {
  rates?: readonly RateRule[];
  /** A second address of the same call. */
  alias?: string;
}

/** A call that the server answers. Made by `visitorCall`, `photographerCall`, `photographerUpload` and `photographerUploads`. */
export interface Route extends Extras {
  endpoint: Endpoint;
  answer(context: Context, request: FastifyRequest, uploads: string): Promise<unknown>;
}

/** A call that anybody may make. */
export function visitorCall<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, asked: Asked<E>) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  requireAccess(endpoint, 'public');
  return { ...extras, endpoint, answer: async (context, request) => handler(context, askedOf(endpoint, request, request.body)) };
}

/** A call for signed-in photographers: the handler learns who it is. */
export function photographerCall<E extends Endpoint>(
  endpoint: E,
  handler: (context: Context, actor: Actor, asked: Asked<E>) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  requireAccess(endpoint, 'photographer');
  return {
    ...extras,
    endpoint,
    answer: async (context, request) => handler(context, actorOf(request), askedOf(endpoint, request, request.body)),
  };
}

/** A call that carries files: they lie on the disk, checked for their size and number, while the handler runs. */
export function photographerUploads<E extends Endpoint>(
  endpoint: E,
  rules: UploadRules,
  handler: (context: Context, actor: Actor, asked: Asked<E>, files: UploadedFile[]) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  requireAccess(endpoint, 'photographer');
  return {
    ...extras,
    endpoint,
    answer: (context, request, uploads) =>
      withUploads(request.raw, uploads, rules, async (files, fields) => {
        const [first, ...others] = await Promise.all(files.map((file) => openAsBlob(file.path)));
        const body = { ...fields, ...(others.length > 0 ? { 'file[]': [first, ...others] } : { file: first }) };
        return handler(context, actorOf(request), askedOf(endpoint, request, body), files);
      }),
  };
}

/** A call that carries exactly one file. */
export function photographerUpload<E extends Endpoint>(
  endpoint: E,
  rules: Omit<UploadRules, 'maxFiles'>,
  handler: (context: Context, actor: Actor, asked: Asked<E>, file: UploadedFile) => Awaitable<Answered<E>>,
  extras: Extras = {},
): Route {
  return photographerUploads(
    endpoint,
    { ...rules, maxFiles: 1 },
    (context, actor, asked, [file]) => {
      if (!file) throw new Error('An upload without a file is refused before');
      return handler(context, actor, asked, file);
    },
    extras,
  );
}

/** Stops the server at its start when a handler was written for other callers than the contract names. */
function requireAccess({ name, access }: Endpoint, expected: Endpoint['access']): void {
  if (access !== expected) throw new Error(`${name} is for: ${access}`);
}

export function actorOf({ actor }: FastifyRequest): Actor {
  if (!actor) throw new Refusal(401, sentences.sessionExpired);
  return actor;
}

function askedOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, body: unknown): Asked<E> {
  requireStorableText(request.query, body);
  return readAsked(endpoint, { params: request.params, query: request.query, body });
}
