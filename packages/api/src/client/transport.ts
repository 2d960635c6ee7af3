import type { Download } from '../contract/endpoint.ts';
import { RequestError } from './request-error.ts';

export interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  /** Timeout in milliseconds. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Share of the body that has been sent, 0…1. */
  onProgress?: ((share: number) => void) | undefined;
  /** A successful response is a file, not text. */
  wantsFile?: boolean;
}
export interface Got {
  status: number;
  text: string;
  file?: Download;
  /** The header `Retry-After`, as it came. */
  retryAfter: string | null;
}
export type Transport = (sent: Sent) => Promise<Got>;

/** Plain calls: aborted when the timeout is over. */
export function viaFetch(send: typeof fetch = fetch): Transport {
  return async ({ url, method, headers, body, timeoutMs, signal, wantsFile }) => {
    const stop = new AbortController();
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      stop.abort();
    }, timeoutMs);
    const abort = () => stop.abort();
    signal?.addEventListener('abort', abort);
    try {
      signal?.throwIfAborted();
      const response = await send(url, {
        method,
        headers,
        credentials: 'include',
        ...(body === undefined ? {} : { body }),
        signal: stop.signal,
      });
      const got = { status: response.status, retryAfter: response.headers.get('retry-after') };
      if (!wantsFile || !response.ok) return { ...got, text: await response.text() };
      // The response has started to arrive: however large it is, only the caller aborts it now.
      clearTimeout(clock);
      return { ...got, text: '', file: await fileOf(response) };
    } catch (cause) {
      if (signal?.aborted) throw RequestError.aborted();
      throw isLate ? RequestError.timeout() : RequestError.network(cause);
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', abort);
    }
  };
}

async function fileOf(response: Response): Promise<Download> {
  const header = response.headers.get('content-disposition');
  // Loaded on demand, because few pages ever download a file this way.
  const { parse } = await import('content-disposition');
  const name = header === null ? undefined : parse(header).parameters['filename'];
  return { name: name ?? '', content: await response.blob() };
}

/**
 * Uploads: `fetch` cannot report their progress. The timeout is for an upload without progress: it starts again with every chunk that is sent (ledger
 * CON-51).
 */
export const viaXhr: Transport = ({ url, method, headers, body, timeoutMs, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => end(() => reject(RequestError.timeout())), timeoutMs);
    };
    const abort = () => end(() => reject(RequestError.aborted()));
    function end(settle: () => void) {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
      settle();
      xhr.abort();
    }
    xhr.open(method, url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      listen();
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('progress', listen);
    xhr.addEventListener('load', () =>
      end(() => resolve({ status: xhr.status, text: xhr.responseText, retryAfter: xhr.getResponseHeader('retry-after') })),
    );
    xhr.addEventListener('error', () => end(() => reject(RequestError.network(undefined))));
    if (signal?.aborted) return abort();
    signal?.addEventListener('abort', abort);
    listen();
    xhr.send(body);
  });
