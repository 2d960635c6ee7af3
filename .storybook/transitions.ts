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
 * Finishes transitions and lets none begin until the answered function is called. For the accessibility check: a half-open dialog, or a
 * button that data enables meanwhile, has half of its contrast.
 */
export function withoutTransitions(): () => void {
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; }';
  document.head.append(style);
  for (const animation of document.getAnimations()) animation.finish();
  return () => style.remove();
}
