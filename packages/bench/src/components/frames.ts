import type { Page } from 'playwright';

/** Scrolls so far down, as far a frame as a quick hand does; answers how many frames of a hundred were not drawn. */
export function framesDropped(page: Page, pixels: number): Promise<number> {
  return page.evaluate(
    (distance) =>
      new Promise<number>((resolve) => {
        const STEP = 200;
        const FRAME_MS = 1_000 / 60;
        let drawn = 0;
        let due = 0;
        let last = 0;
        const step = (now: number): void => {
          if (last) due += Math.max(1, Math.round((now - last) / FRAME_MS));
          if (last) drawn++;
          last = now;
          if (drawn * STEP >= distance) resolve(((due - drawn) / due) * 100);
          else {
            scrollBy(0, STEP);
            requestAnimationFrame(step);
          }
        };
        requestAnimationFrame(step);
      }),
    pixels,
  );
}
