import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { RenderedPage, RenderPage } from '@portal/api';

/** Bytes of all cached pages, and of the answers that they were rendered from: some hundred pages. */
const MAX_BYTES = 32 * 2 ** 20;

interface CachedPage {
  page: RenderedPage;
  /** The answers that it was rendered from, by address. */
  answers: ReadonlyMap<string, unknown>;
}

/**
 * For visitors who are not signed in: re-renders a page only if the answers that it is made of have changed. The answers are requested every time,
 * with the usual counts and limits; rendering takes ten times as long. A page depends on its address and its answers only (see decision 017).
 */
export function cacheRendered(renderPage: RenderPage): RenderPage {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    // Two bytes a character. The root counts twice, because the answers in it are also stored beside it.
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
        // An answer that was requested just now is not requested, and counted, once more.
        const answer = answers.has(call) ? answers.get(call) : await read(call);
        used.set(call, answer);
        return answer;
      },
    });
    const isLacking = [...used.values()].includes(undefined);
    // A share's page is cached too, for all parents of a class who open it at once. Only those who know its address can get it, and its answers are
    // requested each time, so that a share that has ended, or shows other photos, is never served from the cache.
    if (page && !isLacking) pages.set(address, { page, answers: used });
    return page;
  };
}
