/** Milliseconds: what takes longer (a toast's timer line, a spinner) is not on its way anywhere. */
const longest = 1_000;

/**
 * Brings what is opening or closing to its end. The accessibility check comes after the story's play, and half of an
 * opening window has half of its contrast.
 */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (Number(endTime) <= longest) animation.finish();
  }
}
