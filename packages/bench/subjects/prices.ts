/** The range that every slider begins with. */
export const prices = {
  min: 0,
  max: 10_000,
  value: [2_000, 8_000] as const,
  buckets: [1, 3, 6, 9, 12, 14, 13, 11, 9, 7, 5, 4, 3, 2, 3, 2, 1, 1, 1, 1],
};
