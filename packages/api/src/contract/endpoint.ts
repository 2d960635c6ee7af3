import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: anybody, a signed-in photographer (for what is theirs), or who has a link to a project (for what it shows). */
export type Access = 'public' | 'photographer' | 'link';
type Schema = z.core.$ZodType;
type Normalise = (raw: unknown) => unknown;

/**
 * One call: its request, its response, and who may make it. The client decodes with it, the server and the
 * mocks encode with it, the OpenAPI description is made from it.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  /** Verb and noun, unique: `listPhotographers`. */
  name: string;
  /** One sentence for the OpenAPI page. */
  summary: string;
  method: Method;
  /** Fastify and msw spelling: `/photographers/:id`. */
  path: string;
  /** The same call elsewhere, for a server that has none under its path (404). */
  otherPath?: string | undefined;
  access: Access;
  /** How the body travels. `multipart`: a form, whose files are Blobs of the body. */
  sends: 'nothing' | 'json' | 'multipart';
  params: Params;
  query: Query;
  body: Body;
  /** The canonical shape, which we write. */
  reply: Reply;
  /** Normalise every documented form of a part into the canonical shape, before its schema decodes it. */
  reads: { query: Normalise; body: Normalise; reply: Normalise };
  /** The words of a 401 on this call belong to the call itself and do not end a session (ledger CON-18). */
  keepsSession: boolean;
  /** `file`: the answer is bytes with a name of their own; refusals stay JSON. */
  answers: 'json' | 'file';
}

/** A file that a call has answered. */
export interface Download {
  name: string;
  content: Blob;
}

/** The reply of a call that answers a file. It has no shape on the wire. */
export const file = z.custom<Download>();

const asItCame: Normalise = (raw) => raw;
const nothing = z.undefined();
type Nothing = typeof nothing;

interface Shape<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema> {
  summary: string;
  access: Access;
  otherPath?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  sends?: 'json' | 'multipart';
  reply: Reply;
  readQuery?: Normalise;
  readBody?: Normalise;
  read?: Normalise;
  keepsSession?: boolean;
}

/** Declares a call. */
export function endpoint<
  Reply extends Schema,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
>(name: string, method: Method, path: string, shape: Shape<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return {
    name,
    summary: shape.summary,
    method,
    path,
    otherPath: shape.otherPath,
    access: shape.access,
    sends: shape.body ? (shape.sends ?? 'json') : 'nothing',
    params: shape.params ?? (nothing as unknown as Params),
    query: shape.query ?? (nothing as unknown as Query),
    body: shape.body ?? (nothing as unknown as Body),
    reply: shape.reply,
    reads: { query: shape.readQuery ?? asItCame, body: shape.readBody ?? asItCame, reply: shape.read ?? asItCame },
    keepsSession: shape.keepsSession ?? false,
    answers: (shape.reply as unknown) === file ? 'file' : 'json',
  };
}

type Part<S extends Schema> = z.output<S>;

/** What a handler receives, as domain values. */
export interface DecodedRequest<E extends Endpoint> {
  params: Part<E['params']>;
  query: Part<E['query']>;
  body: Part<E['body']>;
}

/** What a handler returns and a caller receives, as domain values. */
export type Answered<E extends Endpoint> = z.output<E['reply']>;

type Given1<S extends Schema, K extends string> = [z.output<S>] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends z.output<S>
    ? { [P in K]?: z.output<S> }
    : { [P in K]: z.output<S> };

/** What a caller hands over: only the parts that the call has. */
export type Given<E extends Endpoint> = Given1<E['params'], 'params'> & Given1<E['query'], 'query'> & Given1<E['body'], 'body'>;
