/** The tokens under the comment that heads them. */
export function inGroups<T extends { group: string }>(tokens: readonly T[]): [group: string, tokens: T[]][] {
  return [...Map.groupBy(tokens, ({ group }) => group)];
}

/** A figure of contrast as it is spoken of: cut, not rounded, so that 4.49 never reads as 4.5. */
export const asRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
