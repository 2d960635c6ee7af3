import { vi } from 'vitest';
import { type ClientOptions, createClient } from '../client/client.ts';
import { RequestError } from '../client/request-error.ts';

/** A server that gives one answer to everything, and the client that calls it. */
export function portal(body: unknown, status = 200, options: ClientOptions = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const send = vi.fn<typeof fetch>(async () => new Response(status === 204 ? null : text, { status }));
  const onUnauthorized = vi.fn<(error: RequestError) => void>();
  return { call: createClient({ fetch: send, onUnauthorized, ...options }), send, onUnauthorized };
}

/** What a call was refused with; a call that succeeds fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RequestError)) throw new Error(`Expected a RequestError, got ${String(error)}`);
  return error;
}
