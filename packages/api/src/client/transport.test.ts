import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../contract/limits.ts';
import { sentences } from '../contract/sentences.ts';
import { RequestError } from './request-error.ts';
import { viaXhr } from './transport.ts';

/** As much of XMLHttpRequest as the transport uses; the test plays the network. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly sent: { method?: string; url?: string; headers: Record<string, string>; body?: unknown } = { headers: {} };
  status = 0;
  responseText = '';
  withCredentials = false;
  isAborted = false;

  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent.headers[name] = value;
  }
  send(body: unknown): void {
    this.sent.body = body;
  }
  abort(): void {
    this.isAborted = true;
  }
  getResponseHeader(name: string): string | null {
    return this.status === 429 && name === 'retry-after' ? '90' : null;
  }
  leave(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total, lengthComputable: total > 0 }));
  }
  answer(status: number, text: string): void {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function upload(options: { signal?: AbortSignal } = {}) {
  const shares: number[] = [];
  const outcome = vi.fn<(settled: unknown) => void>();
  const sent = { url: '/api/photographer/avatar', method: 'POST', headers: { accept: 'application/json' }, body: new FormData() };
  void viaXhr({ ...sent, ...options, timeoutMs: limits.requestTimeoutMs, onProgress: (share) => shares.push(share) }).then(
    outcome,
    outcome,
  );
  return { xhr: FakeXhr.last, shares, outcome };
}

function kindOf(outcome: ReturnType<typeof upload>['outcome']): string | undefined {
  const settled = outcome.mock.calls[0]?.[0];
  return settled instanceof RequestError ? settled.kind : undefined;
}

test('sends the form with its headers and credentials, and gives back what came', async () => {
  const { xhr, outcome } = upload();
  expect(xhr.sent).toMatchObject({ method: 'POST', url: '/api/photographer/avatar', headers: { accept: 'application/json' } });
  expect(xhr.sent.body).toBeInstanceOf(FormData);
  expect(xhr.withCredentials).toBe(true);
  xhr.answer(413, 'too large');
  await vi.runAllTimersAsync();
  expect(outcome.mock.calls).toEqual([[{ status: 413, text: 'too large', retryAfter: null }]]);
});

test('reports when to retry', async () => {
  const { xhr, outcome } = upload();
  xhr.answer(429, '{}');
  await vi.runAllTimersAsync();
  expect(outcome.mock.calls).toEqual([[{ status: 429, text: '{}', retryAfter: '90' }]]);
});

test('reports how far it is, where that can be known', () => {
  const { xhr, shares } = upload();
  xhr.leave(25, 100);
  xhr.leave(25, 0);
  xhr.leave(100, 100);
  expect(shares).toEqual([0.25, 1]);
});

test('an upload may take minutes as long as something moves', async () => {
  const { xhr, outcome } = upload();
  for (let step = 1; step <= 10; step += 1) {
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
    xhr.leave(step, 10);
  }
  expect(outcome).not.toHaveBeenCalled();
  xhr.answer(200, '{}');
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome.mock.calls).toEqual([[{ status: 200, text: '{}', retryAfter: null }]]);
  expect(vi.getTimerCount()).toBe(0);
});

test('so may its answer', async () => {
  const { xhr, outcome } = upload();
  for (let step = 1; step <= 3; step += 1) {
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
    xhr.dispatchEvent(new Event('progress'));
  }
  expect(outcome).not.toHaveBeenCalled();
});

test('fifteen seconds of silence end it', async () => {
  const { xhr, outcome } = upload();
  xhr.leave(5, 10);
  await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(kindOf(outcome)).toBe('timeout');
  expect(xhr.isAborted).toBe(true);
});

test('a lost connection is a network error', async () => {
  const { xhr, outcome } = upload();
  xhr.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome.mock.calls[0]?.[0]).toMatchObject({ kind: 'network', message: sentences.network });
});

test('giving up stops the upload, before it began too', async () => {
  const controller = new AbortController();
  const { xhr, outcome } = upload({ signal: controller.signal });
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(kindOf(outcome)).toBe('aborted');
  expect(xhr.isAborted).toBe(true);

  const late = upload({ signal: AbortSignal.abort() });
  await vi.advanceTimersByTimeAsync(0);
  expect(kindOf(late.outcome)).toBe('aborted');
  expect(late.xhr.sent.body).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
