import type { Page } from '@playwright/test';
import { pageDataId } from '../../src/ssr/client/pageData.ts';
import { anna } from './photographer.ts';

/** The paths that the server renders and that these tests open. */
export const renderedPages = ['/', '/photographers', `/photographer/${anna.id}`] as const;

/** The entry script: no code runs before it. */
export const entryScript = /\/assets\/index-[\w-]+\.js$/;

/** Delays the entry script until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(entryScript, async (route) => {
    await gate.promise;
    return route.fallback();
  });
  return gate.resolve;
}

/** Waits until the HTML is parsed. */
export const parsed = (page: Page) => page.waitForFunction(() => document.readyState !== 'loading');

/** Waits until a server-rendered page is hydrated and laid out; an empty one only until it is parsed. */
export const isHydrated = (page: Page) =>
  page.waitForFunction(
    (id) =>
      document.readyState !== 'loading' &&
      document.getElementById(id) === null &&
      document.querySelector('[data-ssr], [data-late-layout]') === null,
    pageDataId,
  );

/** Collects the API calls of a page. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}
