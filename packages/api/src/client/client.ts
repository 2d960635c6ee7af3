import * as z from 'zod/mini';
import { type Answered, type Endpoint, type Given, isByShare } from '../contract/endpoint.ts';
import { formOf } from '../contract/form.ts';
import { limits } from '../contract/limits.ts';
import { isRecord } from '../contract/unwrap.ts';
import { RequestError } from './request-error.ts';
import { secondsToWait } from '../contract/retry-after.ts';
import { sentences } from '../contract/sentences.ts';
import { type Got, type Sent, type Transport, viaFetch, viaXhr } from './transport.ts';
import { byField } from '../contract/refusal.ts';

/** A part of a call in the form of the API. What does not match the contract is refused as a server would refuse it, and is not sent. */
function encodeToSend(schema: z.core.$ZodType, value: unknown): unknown {
  const { success, data, error } = z.safeEncode(schema, value, { error: () => sentences.valueInvalid });
  if (!success) throw RequestError.invalid(byField(error.issues), error);
  return data;
}

export interface ClientOptions {
  /** The one product host; '' means the page's own. */
  baseUrl?: string;
  /** The bearer token, read again before each call. */
  token?: () => string | null;
  /** The share of a project that its calls are made with, and the pass for its PIN; read again before each call. */
  share?: () => { token: string; pass: string | null } | null;
  /** Called once for each 401 that ends a session. */
  onUnauthorized?: (error: RequestError) => void;
  /** Milliseconds a call may take, or an upload may make no progress. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Share of an upload that has been sent, 0…1. */
  onProgress?: (share: number) => void;
  /** The version that a save changes, as it was read. When it is no longer the stored one, the call is refused (409): see `currentOf`. */
  version?: string | undefined;
  /** Timeout in milliseconds, where a call has its own. */
  timeoutMs?: number;
}

/** Makes calls of the contract. It knows no screens and no notices: it throws a `RequestError`, which others turn into messages. */
export type Client = <E extends Endpoint>(endpoint: E, given: Given<E>, options?: CallOptions) => Promise<Answered<E>>;

/** The address of a call with its parameters and query. */
export function addressOf<E extends Endpoint>(endpoint: E, given: Given<E>): string {
  const { params, query } = given as { params?: unknown; query?: unknown };
  const names = params === undefined ? {} : (encodeToSend(endpoint.params, params) as Record<string, string>);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(names[name])));
  if (query === undefined) return path;
  const pairs = Object.entries(encodeToSend(endpoint.query, query) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(pairs).toString();
  return search ? `${path}?${search}` : path;
}

function bodyOf(endpoint: Endpoint, body: unknown): string | FormData | undefined {
  if (endpoint.sends === 'nothing') return undefined;
  const wire = encodeToSend(endpoint.body, body);
  return endpoint.sends === 'json' ? JSON.stringify(wire) : formOf(wire as Record<string, unknown>);
}

const bearerHeaders = (token?: string | null): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});

const shareHeaders = (share?: { token: string; pass: string | null } | null): Record<string, string> =>
  share ? { authorization: `Share ${share.token}`, ...(share.pass === null ? {} : { 'x-share-pass': share.pass }) } : {};

/**
 * The client of one host. Its calls reject with a `RequestError`; what does not match the contract is refused before it is sent. Uploads use
 * XMLHttpRequest where there is one; a given `fetch` carries them too, and then reports no progress.
 */
export function createClient({
  baseUrl = '',
  token,
  share,
  onUnauthorized,
  timeoutMs = limits.requestTimeoutMs,
  fetch: send,
}: ClientOptions = {}): Client {
  const plain = viaFetch(send ?? ((...args) => fetch(...args)));
  const upload: Transport = send || typeof XMLHttpRequest === 'undefined' ? plain : viaXhr;

  return async (endpoint, given, { signal, onProgress, version, timeoutMs: own = timeoutMs } = {}) => {
    const body = bodyOf(endpoint, (given as { body?: unknown }).body);
    const sent: Sent = {
      url: baseUrl + addressOf(endpoint, given),
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(endpoint.sends === 'json' ? { 'content-type': 'application/json' } : {}),
        ...(version ? { 'if-match': `"${version}"` } : {}),
        ...(isByShare(endpoint) ? shareHeaders(share?.()) : bearerHeaders(token?.())),
      },
      ...(body === undefined ? {} : { body }),
      timeoutMs: own,
      signal,
      onProgress,
      wantsFile: endpoint.answers === 'file',
    };
    const attempt = async (url: string): Promise<Answered<typeof endpoint>> =>
      reply(endpoint, await (endpoint.sends === 'multipart' ? upload : plain)({ ...sent, url }));
    try {
      return await attempt(sent.url).catch((error: unknown) => {
        if (endpoint.otherPath === undefined || !(error instanceof RequestError) || error.status !== 404) throw error;
        return attempt(baseUrl + addressOf({ ...endpoint, path: endpoint.otherPath }, given));
      });
    } catch (error) {
      if (error instanceof RequestError && error.isAuthError && !endpoint.keepsSession) onUnauthorized?.(error);
      throw error;
    }
  };
}

function reply<E extends Endpoint>(endpoint: E, { status, text, file, retryAfter }: Got): Answered<E> {
  const isOk = status >= 200 && status < 300;
  if (file) return file as Answered<E>;
  // A 204 counts as success and carries only that (D1 §7).
  const raw = status === 204 ? { success: true, message: sentences.done } : parse(text, status, isOk);
  if (!isOk || (isRecord(raw) && raw['success'] === false)) throw RequestError.refused(status, raw, secondsToWait(retryAfter));
  try {
    return readReply(endpoint, raw);
  } catch (cause) {
    throw RequestError.unreadable(status, cause);
  }
}

/** The body of a success, decoded by the contract. Throws where it does not match. */
export function readReply<E extends Endpoint>(endpoint: E, raw: unknown): Answered<E> {
  return z.decode(endpoint.reply, endpoint.reads.reply(raw)) as Answered<E>;
}

/** What is stored by now, where a save was refused since it had been changed meanwhile; undefined for any other failure. */
export function currentOf<E extends Endpoint>(endpoint: E, error: unknown): Answered<E> | undefined {
  if (!(error instanceof RequestError) || error.status !== 409 || !isRecord(error.data) || !isRecord(error.data['data'])) return undefined;
  return readReply(endpoint, { success: true, data: error.data['data'] });
}

function parse(text: string, status: number, isOk: boolean): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A refusal with an HTML body (a proxy's 502, a 413) is still a refusal: its status is more useful than its body.
    if (isOk) throw RequestError.unreadable(status, cause);
    return undefined;
  }
}
