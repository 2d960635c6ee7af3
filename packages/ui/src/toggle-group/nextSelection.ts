interface Press<T extends string> {
  options: readonly { value: T }[];
  /** What was chosen before. */
  value: readonly T[];
  /** The selection after the click. */
  pressed: ReadonlySet<unknown>;
  selectionMode: 'single' | 'multiple';
  isDisallowEmpty: boolean;
}

/** What is chosen after a click, in the order of the options; `null` when the click changes nothing. */
export function nextSelection<T extends string>({ options, value, pressed, selectionMode, isDisallowEmpty }: Press<T>): T[] | null {
  const chosen = options.map((option) => option.value).filter((key) => pressed.has(key));
  const next = selectionMode === 'single' && chosen.length > 1 ? chosen.filter((key) => !value.includes(key)).slice(0, 1) : chosen;
  return next.length === 0 && isDisallowEmpty ? null : next;
}
