/** Events of a user interaction. */
const events = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;
/** On the root element: there was an interaction before the entry script ran. */
const attribute = 'interacted';

/** Calls back on each interaction; with `once`, on the first event of each type. */
export function onInteraction(call: () => void, options: { once?: boolean; signal?: AbortSignal }): void {
  for (const event of events) addEventListener(event, call, { capture: true, passive: true, ...options });
}

/** Records the first interaction. Part of the inline script `firstPaint`. */
export function recordInteraction(): void {
  onInteraction(() => (document.documentElement.dataset[attribute] = ''), { once: true });
}

/** Whether `recordInteraction` has seen an interaction, for code that loads too late to see it. */
export const hasInteracted = (): boolean => attribute in document.documentElement.dataset;
