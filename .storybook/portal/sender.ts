import { http } from 'msw';
import { isCall } from '../calls/calls.ts';

/** The header that names the story which has sent a request. */
const header = 'x-story';

/** What requests are sent by that start while no story runs. */
const nobody = 'none';

let running = nobody;

/** Requests that start from now on are those of a new story, unless one runs: changed controls render it again. */
export function beginStory(): void {
  if (running === nobody) running = crypto.randomUUID();
}

export function endStory(): void {
  running = nobody;
}

/** Adds the header to each call that this page makes, by `fetch` or by XMLHttpRequest. */
export function nameSenders(): void {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const request = new Request(...given);
    if (isCall(new URL(request.url).pathname)) request.headers.set(header, running);
    return plainFetch(request);
  };
  globalThis.XMLHttpRequest = class extends XMLHttpRequest {
    override send(body?: Parameters<XMLHttpRequest['send']>[0]): void {
      this.setRequestHeader(header, running);
      super.send(body);
    }
  };
}

/** Whether another story than the running one has sent this request. What an element requests, such as an image, names none. */
export function isOfAnotherStory({ headers }: Request): boolean {
  const sender = headers.get(header);
  return sender !== null && (sender === nobody || sender !== running);
}

/**
 * Never answers a request of another story, and has to precede every other handler. The worker reports a request a few milliseconds after
 * it was sent, one with a body after even longer: by then the next story may run, whose handlers count it and answer only once.
 */
export const leaveUnanswered = http.all(
  ({ request }) => isOfAnotherStory(request),
  () => new Promise<never>(() => undefined),
);
