import * as z from 'zod/mini';
import type { Answered, DecodedRequest, Endpoint } from './endpoint.ts';
import { byField, Refusal } from './refusal.ts';
import { sentences } from './sentences.ts';

/** A request as it was received: nothing in it is trusted yet. */
export interface RawRequest {
  params: unknown;
  query: unknown;
  body: unknown;
  /** The header `If-Match`. */
  ifMatch?: string | null | undefined;
}

/**
 * What the server's handlers and the mocks receive: every part decoded by the contract.
 * Throws a `Refusal`: 404 for an address that cannot name anything, 422 with messages by field otherwise, also for an `If-Match` that is not one
 * quoted tag or `*` (RFC 9110 §13.1.1).
 */
export function readRequest<E extends Endpoint>(endpoint: E, raw: RawRequest): DecodedRequest<E> {
  const params = decode(endpoint.params, raw.params);
  if (!params.success) throw new Refusal(404, sentences.notFound);
  const query = decode(endpoint.query, endpoint.reads.query(raw.query));
  const body = decode(endpoint.body, endpoint.reads.body(raw.body));
  const issues = [...(query.error?.issues ?? []), ...(body.error?.issues ?? [])];
  if (issues.length > 0) throw new Refusal(422, sentences.invalid, byField(issues));
  const version = endpoint.isVersioned ? versionIn(raw.ifMatch) : undefined;
  return { params: params.data, query: query.data, body: body.data, version } as DecodedRequest<E>;
}

function versionIn(ifMatch: string | null | undefined): string | undefined {
  if (ifMatch === undefined || ifMatch === null || ifMatch === '*') return undefined;
  const tag = /^"([!\x23-\x7e]*)"$/.exec(ifMatch)?.[1];
  if (tag === undefined) throw new Refusal(422, sentences.invalid, { 'If-Match': [sentences.valueInvalid] });
  return tag;
}

/** A reply in the form of the API: what the server's handlers and the mocks send. */
export function writeReply<E extends Endpoint>(endpoint: E, value: Answered<E>): unknown {
  return z.encode(endpoint.reply, value);
}

/** A part that the call does not have is ignored: browsers and others may add parameters to an address. */
function decode(schema: z.core.$ZodType, raw: unknown) {
  return z.safeDecode(schema, schema._zod.def.type === 'undefined' ? undefined : raw, { error: () => sentences.valueInvalid });
}
