/** What tells that somebody is there: a pointer, a finger, the keyboard, a turned wheel. */
const signs = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;
/** On the page: there was one before the file was here that hears of them. */
const turnedTo = 'interacted';

/** Calls when somebody turns to the page, as often as they give a sign; with `once`, for each kind of sign the first time. */
export function onInteraction(call: () => void, options: { once?: boolean; signal?: AbortSignal }): void {
  for (const sign of signs) addEventListener(sign, call, { capture: true, passive: true, ...options });
}

/** Notes that somebody has turned to the page. For `firstPaint`, which is there without being fetched. */
export function recordInteraction(): void {
  onInteraction(() => (document.documentElement.dataset[turnedTo] = ''), { once: true });
}

/** Whether `recordInteraction` has heard a sign since the page began to load: for code that came too late to hear it itself. */
export const hasInteracted = (): boolean => turnedTo in document.documentElement.dataset;
