import type { BrowserContext, Page } from '@playwright/test';
import { pageDataId } from '../../src/ssr/client/pageData.ts';
import { anna } from './photographer.ts';

/** The paths that the server renders. */
export const renderedPages = ['/', '/photographers', `/photographer/${anna.id}`] as const;

/** Delays the code until the returned function is called. */
export async function holdCode(page: Page, code: 'main' | 'index' = 'main'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    await gate.promise;
    return route.fallback();
  });
  return gate.resolve;
}

/** Opens a server-rendered page without any interaction. */
export async function openWithoutInteraction(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Waits until the HTML is parsed. */
export const parsed = (page: Page) => page.waitForFunction(() => document.readyState !== 'loading');

/** Waits until the page is hydrated. */
export const isHydrated = (page: Page) => page.waitForFunction((id) => document.getElementById(id) === null, pageDataId);

/** Collects the API calls of a page. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}
