import { type Locator, type Page } from '@playwright/test';

/** Waits until the changes are painted. */
export const painted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Waits until overlays are open and stand still: until then a click or a swipe may miss, and Playwright's click scrolls while it waits. An
 * overlay is in the DOM before it starts to open (React Aria clips it, on touch for up to 600 ms), and its transitions run after
 * `data-entering`.
 */
export async function hasOpened(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-entering], [data-rac][style*="clip-path"]') === null &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
  await painted(page);
}

/** The part of the photographer response that the tests use. */
export interface PhotographerReply {
  portfolios: { media: { url: string }[] }[];
}

/** The photographer of the demo data that the tests open. */
export const anna = { id: 1, name: 'Анна Воскресенская', city: 'Екатеринбург', photos: 9, albums: 3 };

/** The thumbnails that open the viewer, in the dialog and on the page. */
export const thumbnails = (where: Locator | Page): Locator => where.getByRole('link', { name: /^Открыть фото \d+ из/ });

/** Anna's dialog over the list, and the URL that opens it. */
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: anna.name });
export const dialogAddress = `/photographers?photographer=${anna.id}`;

/** The full-screen viewer. */
export const viewerOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Просмотр фотографий' });

/** The announced counter, such as «7 из 24». */
export const counter = (viewer: Locator, text: string | RegExp): Locator =>
  viewer.getByRole('status').getByText(text, { exact: true }).last();

/** The API call for one photographer; the page is at /photographer/{id}. */
export const detailOf = (id: number): RegExp => new RegExp(`/photographers/${id}$`);

/** Delays matching requests until the returned function is called. */
export async function hold(page: Page, what: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

/**
 * Records every layout shift from here on, including those after a click: what moved, and from where to where.
 * Waits for fonts first: their shifts are tested in stability.spec.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Fonts are ready before the frame that shows them.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const shifts = ((window as unknown as { shifts: string[] }).shifts = [] as string[]);
    const describe = ({ node, previousRect, currentRect }: Source) =>
      `${node?.nodeName} «${node?.textContent?.slice(0, 40)}» ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        shifts.push(entry.sources.map(describe).join(' | '));
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Collects the paths of requested images from here on. */
export function imagesRequested(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') paths.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  return paths;
}
