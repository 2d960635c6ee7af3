import type { Page } from '@playwright/test';
import { deliveredId } from '../src/hydration/delivered.ts';
import { startMark } from '../src/start/startWhenShown.ts';

/** The calls to one address: what was asked, and what becomes of the answers. */
export interface Calls {
  /** The parameters of each call, in their order. */
  asked: URLSearchParams[];
  /** From now on answers wait for `release`. */
  hold(): void;
  release(): void;
  /** From now on the server is in trouble, in words that no visitor may see. */
  fail(): void;
  pass(): void;
  /** From now on the data of each answer is changed on its way. */
  change(edit: (data: Record<string, unknown>) => void): void;
}

/**
 * Pages come without their content from now on, as when the server could not draw them: the browser makes every call
 * itself, and tests can stand between.
 */
export async function comeUndrawn(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const html = await response.text();
    // A page without content names the file that begins all code; a drawn one may have left that to the script inside it.
    const start = new RegExp(`${startMark}="([^"]+)"`).exec(html)?.[1];
    const body = html.replace(
      /<div id="root"[^>]*>.*<script type="application\/json" id="delivered"[^>]*>.*?<\/script>/s,
      `<div id="root"></div>${start ? `<script type="module" crossorigin src="${start}"></script>` : ''}`,
    );
    if (body.includes(`id="${deliveredId}"`)) throw new Error('The page is still drawn');
    return route.fulfill({ response, body });
  });
}

/** Stands between the page and one call: nothing has to be slept through. */
export async function watchCalls(page: Page, pathname: string): Promise<Calls> {
  const asked: URLSearchParams[] = [];
  let held: (() => void)[] | null = null;
  let isFailing = false;
  let edit: ((data: Record<string, unknown>) => void) | null = null;
  await comeUndrawn(page);
  await page.route(
    (url) => url.pathname === pathname,
    async (route) => {
      if (route.request().resourceType() === 'document') return route.fallback();
      asked.push(new URL(route.request().url()).searchParams);
      const waiting = held;
      if (waiting) await new Promise<void>((resolve) => waiting.push(resolve));
      if (isFailing) return route.fulfill({ status: 500, json: { success: false, message: 'SQL boom' } });
      if (!edit) return route.continue();
      const response = await route.fetch();
      const body = (await response.json()) as { data: Record<string, unknown> };
      edit(body.data);
      return route.fulfill({ response, json: body });
    },
  );
  return {
    asked,
    hold: () => {
      held = [];
    },
    release: () => {
      for (const letGo of held ?? []) letGo();
      held = null;
    },
    fail: () => {
      isFailing = true;
    },
    pass: () => {
      isFailing = false;
    },
    change: (next) => {
      edit = next;
    },
  };
}
