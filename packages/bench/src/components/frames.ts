import type { Page } from 'playwright';

/** A page that a loaded machine paints no frames of would be waited for without an end: the round fails instead. */
const AT_MOST_MS = 60_000;

/**
 * Scrolls so far down, as far a frame as a quick hand does; answers how many frames of a hundred were not painted.
 * Fails when the way down has not been painted in `AT_MOST_MS`.
 */
export function framesDropped(page: Page, pixels: number): Promise<number> {
  return page.evaluate(
    ([distance, atMost]) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(reject, atMost, new Error('The page has not painted its way down in time'));
        const STEP = 200;
        const FRAME_MS = 1_000 / 60;
        let rendered = 0;
        let due = 0;
        let last = 0;
        const step = (now: number): void => {
          if (last) due += Math.max(1, Math.round((now - last) / FRAME_MS));
          if (last) rendered++;
          last = now;
          if (rendered * STEP >= distance) resolve(((due - rendered) / due) * 100);
          else {
            scrollBy(0, STEP);
            requestAnimationFrame(step);
          }
        };
        requestAnimationFrame(step);
      }),
    [pixels, AT_MOST_MS] as const,
  );
}
