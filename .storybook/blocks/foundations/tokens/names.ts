/** Groups tokens by their heading comment. */
export function inGroups<T extends { group: string }>(tokens: readonly T[]): [group: string, tokens: T[]][] {
  return [...Map.groupBy(tokens, ({ group }) => group)];
}

/** Formats a contrast ratio, truncated so that 4.499 never becomes 4.50. */
export const asRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
