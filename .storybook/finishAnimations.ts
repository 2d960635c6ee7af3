/** Milliseconds: longer animations (a toast's timer, a spinner) are no transitions. */
const maxDuration = 1_000;

interface Page {
  timeline: AnimationTimeline;
  getAnimations: () => Animation[];
}

/**
 * Leaves only transitions in the page's list of animations. Storybook waits up to five seconds for all running ones before it reports a
 * story as rendered, and thumbnails wait for that report; but a scroll-driven animation runs for ever, and a toast's timer too long.
 */
export function onlyTransitions(page: Page): void {
  const getAll = page.getAnimations.bind(page);
  page.getAnimations = () =>
    getAll().filter(({ timeline, effect }) => timeline === page.timeline && Number(effect?.getComputedTiming().endTime) <= maxDuration);
}

/**
 * Finishes opening and closing transitions before the accessibility check, because a half-open dialog has half of its contrast.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) animation.finish();
}
