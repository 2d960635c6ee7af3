import {
  type Answered,
  type DecodedRequest,
  type Download,
  type Endpoint,
  fieldsOf,
  isByShare,
  type RawRequest,
  readRequest,
  Refusal,
  refusalBody,
  requireShareAccess,
  sentences,
  writeReply,
} from '@portal/api';
import { create } from 'content-disposition';
import { http, type HttpHandler, HttpResponse, type JsonBodyType, type PathParams } from 'msw';
import { findShare, passOf, shareOf, signedShare } from '../world/share.ts';
import type { WorldShare } from '../world/world-share.ts';
import { formDataOf } from './form-data.ts';
import type { Person } from '../world/person.ts';
import { bearerOf, type World } from '../world/world.ts';

/** What a response may depend on besides the request. */
export interface MockContext {
  world: World;
  token: string | null;
  /** The signed-in photographer. Throws on a public call. */
  actor: Person;
  /** The share that the call is made with. Throws on other calls. */
  share: WorldShare;
  /** Whether the share has no PIN, or the right one was entered. */
  isOpen: boolean;
}

/** One mocked call; `in` binds it to a world and an origin. */
export interface Mock {
  endpoint: Endpoint;
  in: (world: World, baseUrl?: string) => HttpHandler;
}

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** The page's own origin in a browser; any origin elsewhere. */
export const anywhere = typeof location === 'undefined' ? '*' : '';

type Respond = (request: Request, params: PathParams) => Response | undefined | Promise<Response | undefined>;

/** Two calls may share a URL, one as JSON and one as a form; the media type distinguishes them. */
function isSentAs({ sends }: Endpoint, request: Request): boolean {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  return sends === 'nothing' || (sends === 'multipart') === isForm;
}

/** A handler for the call's method and URL. Returning nothing passes the call to the next handler. */
export function handle(endpoint: Endpoint, respond: Respond, baseUrl: string = anywhere): HttpHandler {
  return verbs[endpoint.method](baseUrl + endpoint.path, ({ request, params }) =>
    isSentAs(endpoint, request) ? respond(request, params) : undefined,
  );
}

/** A mocked call that follows the contract: typed, parsed and encoded by it. */
export function mock<E extends Endpoint>(
  endpoint: E,
  respond: (request: DecodedRequest<E>, context: MockContext) => Answered<E> | Promise<Answered<E>>,
): Mock {
  return {
    endpoint,
    in: (world, baseUrl) =>
      handle(
        endpoint,
        async (request, params) => {
          try {
            const context = contextOf(endpoint, world, request);
            const parsed = readRequest(endpoint, await rawOf(endpoint, request, params));
            if (isByShare(endpoint)) requireShareAccess(endpoint, { ...context.share, isOpen: context.isOpen });
            return reply(endpoint, await respond(parsed, context));
          } catch (error) {
            if (error instanceof Refusal) return refuse(error);
            throw error;
          }
        },
        baseUrl,
      ),
  };
}

/** A reply in the shape of the contract: JSON, or a file under its name. */
export function reply<E extends Endpoint>(endpoint: E, value: Answered<E>): Response {
  if (endpoint.answers === 'file') return fileReply(value as Download);
  return HttpResponse.json(writeReply(endpoint, value) as JsonBodyType);
}

function fileReply({ name, content }: Download): Response {
  return new HttpResponse(content, { headers: { 'content-disposition': create(name) } });
}

/** A refusal as the server sends it: its status, and the JSON of `refusalBody`. */
export function refuse(refusal: Refusal): Response {
  return HttpResponse.json(refusalBody(refusal), { status: refusal.status });
}

function contextOf(endpoint: Endpoint, world: World, request: Request): MockContext {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  const actor = bearerOf(world, token);
  const header = request.headers.get('authorization');
  // Not the password of a portal that is not public yet.
  const namesCaller = /^(Share|Bearer) /i.test(header ?? '');
  const signed = isByShare(endpoint) && endpoint.answers === 'file' && !namesCaller ? signedShare(world, new URL(request.url)) : null;
  const find = endpoint.access === 'share-address' ? findShare : shareOf;
  const share = signed ?? (isByShare(endpoint) ? find(world, /^Share (.+)$/.exec(header ?? '')?.[1]) : null);
  if (endpoint.access === 'photographer' && !actor) throw new Refusal(401, sentences.sessionExpired);
  return {
    world,
    token,
    get actor() {
      if (!actor) throw new Error(`${endpoint.name} is public: nobody needs to be signed in`);
      return actor;
    },
    get share() {
      if (!share) throw new Error(`${endpoint.name} is not called with a share`);
      return share;
    },
    isOpen: share !== null && (signed !== null || share.pin === null || request.headers.get('x-share-pass') === passOf(share)),
  };
}

async function rawOf(endpoint: Endpoint, request: Request, params: PathParams): Promise<RawRequest> {
  const raw = { params, query: Object.fromEntries(new URL(request.url).searchParams), ifMatch: request.headers.get('if-match') };
  if (endpoint.sends === 'nothing') return { ...raw, body: undefined };
  if (endpoint.sends === 'json') return { ...raw, body: await request.json() };
  return { ...raw, body: fieldsOf(await formDataOf(request)) };
}
