import type { Page } from 'playwright';
import { asFast, type Row } from '../row.ts';
import { inTurn, type Stage } from '../rounds.ts';
import type { Subject } from '../subject.ts';
import { compare } from './compare.ts';

const names = ['ours', 'yet-another-react-lightbox'] as const;

/** From the click to the first frame that shows the dialog, to the frame that shows the whole image, and what was requested until then. */
async function opening(page: Page): Promise<{ first: number; full: number; requests: number }> {
  const times = page.evaluate(
    () =>
      new Promise<{ first: number; full: number; requests: number }>((resolve) => {
        let began = 0;
        let first = 0;
        const look = (): void => {
          // By its place, and not by what is on top: how a library lets it appear is not measured.
          const isFull = [...document.images].some((one) => {
            const { left, right } = one.getBoundingClientRect();
            const isThere = one.src.includes('full=') && one.complete && one.naturalWidth > 0;
            return isThere && left < innerWidth / 2 && right > innerWidth / 2;
          });
          const now = performance.now();
          if (document.querySelector('[role=dialog]')) first ||= now - began;
          const requests = performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => name.includes('/photos/') && startTime > began);
          if (first && isFull) resolve({ first, full: now - began, requests: requests.length });
          // After the frame, not before it: what a frame shows has been painted by then.
          else requestAnimationFrame(() => setTimeout(look));
        };
        const start = ({ timeStamp }: Event): void => {
          began = timeStamp;
          requestAnimationFrame(() => setTimeout(look));
        };
        addEventListener('click', start, { once: true, capture: true });
      }),
  );
  await page.locator('[data-open]').click();
  return times;
}

/** The photo in the middle of the dialog has this number. */
const shows = (page: Page, number: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      [...document.images].some((one) => {
        const { left, right } = one.getBoundingClientRect();
        return one.src.endsWith(`full=${wanted}`) && left < innerWidth / 2 && right > innerWidth / 2;
      }),
    number,
  );

/** How long an opening is left to itself before a step: what it still does would otherwise be taken off the step, as done unasked. */
const OPENING_MS = 2_100;

const rest = (page: Page): Promise<unknown> => page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), OPENING_MS);

async function measure({ page, busy, elements }: Subject) {
  let all = 0;
  page.on('request', (request) => void (request.url().includes('/photos/') && all++));
  const { first, full, requests } = await opening(page);
  await rest(page);
  const next = await busy(() => page.keyboard.press('ArrowRight'));
  await shows(page, 1);
  const requested = all;
  await busy(() => page.keyboard.press('Escape'));
  // A library may make itself at home once; what a second time leaves behind would grow.
  const before = await elements();
  await busy(() => page.locator('[data-open]').click());
  await busy(() => page.keyboard.press('Escape'));
  return { first, full, requests, next, all: requested, left: (await elements()) - before };
}

/**
 * Guards that a photo opens at once and steps without a wait, and that a viewer of 500 leaves nothing behind. Ours has a strip of thumbnails, which the
 * peer has not: most of the images that it requests in all are the visible ones there, after the photo.
 */
export async function lightbox(stage: Stage): Promise<Row[]> {
  return compare('lightbox, 500 photographs', await inTurn(stage, 'lightbox', names, measure), [
    ['first', 'first frame of it', 'ms', asFast],
    ['full', 'whole picture', 'ms', asFast],
    ['requests', 'pictures asked for until then', 'requests', { atMost: 5 }],
    ['next', 'next one, main thread', 'ms', asFast],
    ['all', 'pictures asked for in all, with one step', 'requests'],
    ['left', 'elements left behind by one more time', 'elements', { atMost: 0 }],
  ]);
}
