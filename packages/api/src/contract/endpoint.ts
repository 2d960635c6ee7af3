import * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * Who may call: anybody; a signed-in photographer, for their own data; and for what a share of a project shows: whoever has its address, whoever has
 * also entered its PIN, or of those its client alone or its retoucher alone. Where each family chooses for itself, who has entered the PIN may only say
 * who they are (`share-before-family`). The address alone is enough for `share-address`, also after the end of the share.
 */
export type Access =
  | 'public'
  | 'photographer'
  | 'share-address'
  | 'share-before-pin'
  | 'share-before-family'
  | 'share'
  | 'client'
  | 'retoucher';
/** Whether a call is made with a share instead of a session. */
export const isByShare = ({ access }: { access: Access }): boolean => access !== 'public' && access !== 'photographer';

/** The files that a form carries. */
type Files = 'none' | 'one' | 'several';
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
  Who extends Access = Access,
  Takes extends Files = Files,
> {
  /** Verb and noun, unique: `listPhotographers`. */
  name: string;
  /** One sentence for the OpenAPI page. */
  summary: string;
  method: Method;
  /** Fastify and msw spelling: `/photographers/:id`. */
  path: string;
  /** A second path of the same call, for a server that answers 404 under the first. */
  otherPath?: string | undefined;
  access: Who;
  /** How the body is sent. `multipart`: a form. */
  sends: 'nothing' | 'json' | 'multipart';
  /** The files of the form: Blobs of the body, which the server has on its disk instead. */
  takes: Takes;
  params: Params;
  query: Query;
  body: Body;
  /** The canonical shape, which is sent. */
  reply: Reply;
  /** Normalise every documented form of a part into the canonical shape, before its schema decodes it. */
  reads: { query: Normalise; body: Normalise; reply: Normalise };
  /** A 401 of this call is part of its answer and does not end a session (ledger CON-18). */
  keepsSession: boolean;
  /** Changes what others may have changed since it was read: `If-Match` names the version that was. */
  isVersioned: boolean;
  /** Why no screen makes it; undefined: one does. */
  withoutScreen: string | undefined;
  /** `file`: the answer is a file with a name; refusals stay JSON. */
  answers: 'json' | 'file';
}

/** A file that a call has answered. */
export interface Download {
  name: string;
  content: Blob;
}

/** The reply of a call that answers a file: it has no JSON shape. */
export const file = z.custom<Download>();

const asItCame: Normalise = (raw) => raw;
const nothing = z.undefined();
type Nothing = typeof nothing;

interface Shape<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Reply extends Schema,
  Who extends Access,
  Takes extends Files,
> {
  summary: string;
  access: Who;
  otherPath?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** `multipart`: a form without files. */
  sends?: 'json' | 'multipart';
  takes?: Takes;
  reply: Reply;
  readQuery?: Normalise;
  readBody?: Normalise;
  read?: Normalise;
  keepsSession?: boolean;
  isVersioned?: boolean;
  withoutScreen?: string;
}

/** Declares a call. */
export function endpoint<
  Reply extends Schema,
  Who extends Access,
  Params extends Schema = Nothing,
  Query extends Schema = Nothing,
  Body extends Schema = Nothing,
  Takes extends Files = 'none',
>(
  name: string,
  method: Method,
  path: string,
  shape: Shape<Params, Query, Body, Reply, Who, Takes>,
): Endpoint<Params, Query, Body, Reply, Who, Takes> {
  return {
    name,
    summary: shape.summary,
    method,
    path,
    otherPath: shape.otherPath,
    access: shape.access,
    sends: shape.body ? (shape.sends ?? (shape.takes ? 'multipart' : 'json')) : 'nothing',
    takes: shape.takes ?? ('none' as Takes),
    params: shape.params ?? (nothing as unknown as Params),
    query: shape.query ?? (nothing as unknown as Query),
    body: shape.body ?? (nothing as unknown as Body),
    reply: shape.reply,
    reads: { query: shape.readQuery ?? asItCame, body: shape.readBody ?? asItCame, reply: shape.read ?? asItCame },
    keepsSession: shape.keepsSession ?? false,
    isVersioned: shape.isVersioned ?? false,
    withoutScreen: shape.withoutScreen,
    answers: (shape.reply as unknown) === file ? 'file' : 'json',
  };
}

type Part<S extends Schema> = z.output<S>;

/** What a handler receives, as domain values. */
export interface DecodedRequest<E extends Endpoint> {
  params: Part<E['params']>;
  query: Part<E['query']>;
  body: Part<E['body']>;
  /** The version from `If-Match`; undefined: the caller overwrites whatever is stored. */
  version: string | undefined;
}

/** What a handler returns and a caller receives, as domain values. */
export type Answered<E extends Endpoint> = z.output<E['reply']>;

type Given1<S extends Schema, K extends string> = [z.output<S>] extends [undefined]
  ? { [P in K]?: undefined }
  : undefined extends z.output<S>
    ? { [P in K]?: z.output<S> }
    : { [P in K]: z.output<S> };

/** The caller's input: only the parts that the call has. */
export type Given<E extends Endpoint> = Given1<E['params'], 'params'> & Given1<E['query'], 'query'> & Given1<E['body'], 'body'>;
