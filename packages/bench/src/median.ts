/** The middle of what was measured. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The middle of each figure of many runs. */
export function medians<Name extends string>(runs: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(runs[0] ?? {}) as Name[];
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))])) as Record<Name, number>;
}
