import type { SetupWorker } from 'msw/browser';
import { addons } from 'storybook/preview-api';
import { isOfAnotherStory } from '../portal/sender.ts';
import { type Call, callEvent, isCall } from './calls.ts';

function told(id: string, { method, url }: Request): Call {
  const { pathname, search } = new URL(url);
  return { id, method, path: pathname + search };
}

/** Reports each call that the worker intercepts to the panel. */
export function reportCalls({ events }: SetupWorker): void {
  const channel = addons.getChannel();
  const started = new Map<string, number>();
  events.on('request:start', ({ requestId, request }) => {
    if (!isCall(new URL(request.url).pathname) || isOfAnotherStory(request)) return;
    started.set(requestId, performance.now());
    channel.emit(callEvent, told(requestId, request));
  });
  const answer = (requestId: string, request: Request, status: number) => {
    const start = started.get(requestId);
    if (start === undefined) return;
    started.delete(requestId);
    channel.emit(callEvent, { ...told(requestId, request), status, milliseconds: Math.round(performance.now() - start) } satisfies Call);
  };
  events.on('response:mocked', ({ requestId, request, response }) => answer(requestId, request, response.status));
  events.on('response:bypass', ({ requestId, request, response }) => answer(requestId, request, response.status));
}
