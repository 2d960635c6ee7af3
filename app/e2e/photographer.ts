import { expect, type Locator, type Page } from '@playwright/test';
import { deferredFontsId } from '../src/ssr/client/deferredFonts.ts';

/** What has changed is on the screen. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * What opens is open, and on the screen: until then a press beside its middle or a swipe means nothing. An overlay is
 * there unseen before it begins to open (React Aria clips it away, on touch for up to 600 ms), and not entering yet.
 */
export async function hasOpened(page: Page): Promise<void> {
  await expect(page.locator('[data-entering], [data-rac][style*="clip-path"]')).toHaveCount(0);
  await painted(page);
}

/** What a photographer's call tells, as far as journeys look at it. */
export interface PhotographerReply {
  portfolios: { media: { url: string }[] }[];
}

/** The person of the demo data whose card the tests open. */
export const anna = { id: 1, name: 'Анна Воскресенская', city: 'Екатеринбург', photos: 9, albums: 3 };

/** The photographs that open full screen, in the window and on the page. */
export const thumbnails = (where: Locator | Page): Locator => where.getByRole('button', { name: /^Открыть фото \d+ из/ });

/** Anna's window over the list, and the address that opens it. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: anna.name });
export const dialogAddress = `/photographers?photographer=${anna.id}`;

/** The photographs full screen. */
export const viewerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Просмотр фотографий' });

/** The words «7 из 24», as they are said. */
export const counter = (viewer: Locator, text: string | RegExp): Locator =>
  viewer.getByRole('status').getByText(text, { exact: true }).last();

/** The call for one photographer; the page of the same person lies at /photographer/{id}. */
export const detailOf = (id: number): RegExp => new RegExp(`/photographers/${id}$`);

/** Holds what matches until the returned function lets it through. */
export async function hold(page: Page, what: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/** All letters of the page are there, those too that a drawn page asks for after its first frame. */
async function fontsLoaded(page: Page): Promise<void> {
  // Two steps: `waitForFunction` takes a promise for a yes, whatever becomes of it.
  await page.waitForFunction((id) => {
    const later = document.getElementById(id);
    return !(later instanceof HTMLStyleElement) || later.media === 'all';
  }, deferredFontsId);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Every shift of the page's layout from here on, those after a press too: what moved, and from where to where.
 * Letters still on their way come first: what they move is the question of stability.spec.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await fontsLoaded(page);
  await page.evaluate(async () => {
    // Letters are ready before the frame that shows them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const shifts = ((window as unknown as { shifts: string[] }).shifts = [] as string[]);
    const tell = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} «${node?.textContent?.slice(0, 40)}» ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        shifts.push(entry.sources.map(tell).join(' | '));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Addresses of the pictures asked for, from here on. */
export function imagesRequested(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  return asked;
}
