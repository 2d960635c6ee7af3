import type { BrowserContext, Page } from '@playwright/test';
import { pageDataId } from '../src/ssr/client/pageData.ts';
import { anna } from './photographer.ts';

/** The addresses that the server draws. */
export const renderedPages = ['/', '/photographers', `/photographer/${anna.id}`] as const;

/** The code of the portal comes when it is let through. */
export async function holdCode(page: Page, code: 'main' | 'index' = 'main'): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/assets/${code}-*.js`, async (route) => {
    await gate.promise;
    return route.fallback();
  });
  return gate.resolve;
}

/** A drawn page as it comes, before anybody has turned to it. */
export async function openWithoutInteraction(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Waits until all of the page has come. */
export const parsed = (page: Page) => page.waitForFunction(() => document.readyState !== 'loading');

/** Waits until the page works. */
export const isHydrated = (page: Page) => page.waitForFunction((id) => document.getElementById(id) === null, pageDataId);

/** The calls that a page makes by itself. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname);
  });
  return calls;
}
