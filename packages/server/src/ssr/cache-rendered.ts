import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, RenderPage } from '@portal/api';

/** Bytes of all cached pages, and of what they were rendered from: some hundred pages. */
const MAX_BYTES = 32 * 2 ** 20;

interface CachedPage {
  page: RenderedPage;
  /** What it was rendered from, by the address of the read. */
  answers: ReadonlyMap<string, unknown>;
}

/**
 * For visitors who are not signed in: re-renders a page only if the answers that it is made of have changed. They are requested every time,
 * counted and limited as ever; rendering them takes ten times as long. A page is what its address and its answers make of it,
 * and nothing else (see decision 017).
 */
export function cacheRendered(renderPage: RenderPage): RenderPage {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    // Two bytes a character. The root counts twice: the answers in it are also stored beside it.
    sizeCalculation: ({ page: { head, root } }, address) => 2 * (address.length + head.length + 2 * root.length),
  });

  return async (requested) => {
    const { address, signedIn, read } = requested;
    if (signedIn !== null) return renderPage(requested);
    const cached = pages.get(address);
    const answers = new Map<string, unknown>();
    if (cached) {
      const calls = [...cached.answers.keys()];
      const answered = await Promise.all(calls.map(read));
      calls.forEach((call, index) => answers.set(call, answered[index]));
      if (isDeepStrictEqual(answers, cached.answers)) return cached.page;
    }
    const used = new Map<string, unknown>();
    const page = await renderPage({
      ...requested,
      read: async (call) => {
        // What was requested just now is not requested, and counted, once more.
        const answer = answers.has(call) ? answers.get(call) : await read(call);
        used.set(call, answer);
        return answer;
      },
    });
    const isLacking = [...used.values()].includes(undefined);
    // That of a link too, for a class of parents who open it at once: it is theirs alone who know its address, and its answers are
    // requested each time, so that one that has ended, or shows other photos, is never taken from here.
    if (page && !isLacking) pages.set(address, { page, answers: used });
    return page;
  };
}
