import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { DrawnPage, DrawPage } from '@portal/api';

/** Bytes of all pages that are kept, and of what they were drawn from: some hundred. */
const ROOM = 32 * 2 ** 20;

interface Kept {
  page: DrawnPage;
  /** Of the response that it was drawn for. Nobody could know it before, so that no words of a page hold it by intent. */
  nonce: string;
  /** What it was drawn from, by the address of the read. */
  answers: ReadonlyMap<string, unknown>;
}

/**
 * Draws a page that nobody is signed in on only when it was not drawn from the same answers before. They are asked for every time,
 * counted and limited as ever; drawing them takes ten times as long. A page is what its address and its answers make of it,
 * and nothing else (see decision 017).
 */
export function keepDrawn(drawPage: DrawPage): DrawPage {
  const pages = new LRUCache<string, Kept>({
    maxSize: ROOM,
    // Letters are two bytes each; the answers, which the page carries, stand beside it once more.
    sizeCalculation: ({ page: { head, root } }, address) => 2 * (address.length + head.length + 2 * root.length),
  });

  return async (asked) => {
    const { address, signedIn, nonce, read } = asked;
    if (signedIn !== null) return drawPage(asked);
    const kept = pages.get(address);
    const answers = new Map<string, unknown>();
    if (kept) {
      const calls = [...kept.answers.keys()];
      const answered = await Promise.all(calls.map(read));
      calls.forEach((call, index) => answers.set(call, answered[index]));
      if (isDeepStrictEqual(answers, kept.answers)) return withNonce(kept, nonce);
    }
    const used = new Map<string, unknown>();
    const page = await drawPage({
      ...asked,
      read: async (call) => {
        // What was asked just now is not asked for, and counted, once more.
        const answer = answers.has(call) ? answers.get(call) : await read(call);
        used.set(call, answer);
        return answer;
      },
    });
    const isLacking = [...used.values()].includes(undefined);
    if (page && !isLacking) pages.set(address, { page, nonce, answers: used });
    return page;
  };
}

function withNonce({ page, nonce: drawnWith }: Kept, nonce: string): DrawnPage {
  const renewed = (text: string): string => text.replaceAll(drawnWith, () => nonce);
  return { ...page, head: renewed(page.head), root: renewed(page.root) };
}
