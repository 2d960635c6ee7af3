/** Milliseconds: longer animations (a toast's timer, a spinner) are no transitions. */
const maxDuration = 1_000;

/**
 * Finishes opening and closing transitions before the accessibility check, because a half-open dialog has half of its contrast.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (Number(endTime) <= maxDuration) animation.finish();
  }
}
