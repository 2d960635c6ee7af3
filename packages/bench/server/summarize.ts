import { readFile } from 'node:fs/promises';
import { resultPath } from './save-result.ts';

/** What one combination has taken, as a ratio to the bare read of the same run. */
export interface Measured {
  name: string;
  page?: number;
  p50Ratio: number;
  /** Milliseconds. */
  p99: number;
}

export interface Summary {
  page: number;
  /** × bare, of all combinations. */
  middle: number;
  slowest: number;
  slowestName: string;
  /** Milliseconds, of the combination with the slowest hundredth. */
  p99Ms: number;
  /** How many times the ratio to the bare read among 10,000; the middle one and the most. Without that run: none. */
  growth: { middle: number; most: number } | null;
}

/** The combinations of one depth in few numbers. */
export async function summarize(rows: readonly Measured[], page: number, engine: string): Promise<Summary> {
  const ofPage = rows.filter((row) => row.page === page).toSorted((one, other) => one.p50Ratio - other.p50Ratio);
  const small = await readFile(resultPath(`directory-${engine}-10000`), 'utf8').then(
    (text) => (JSON.parse(text) as { rows: Measured[] }).rows,
    () => [],
  );
  const growths = ofPage
    .flatMap(({ name, p50Ratio }) => small.filter((row) => row.name === name).map((row) => p50Ratio / row.p50Ratio))
    .toSorted((one, other) => one - other);
  return {
    page,
    middle: ofPage[Math.floor(ofPage.length / 2)]?.p50Ratio ?? 0,
    slowest: ofPage.at(-1)?.p50Ratio ?? 0,
    slowestName: ofPage.at(-1)?.name ?? '',
    p99Ms: Math.max(0, ...ofPage.map(({ p99 }) => p99)),
    growth: growths.length > 0 ? { middle: growths[Math.floor(growths.length / 2)] ?? 0, most: growths.at(-1) ?? 0 } : null,
  };
}
