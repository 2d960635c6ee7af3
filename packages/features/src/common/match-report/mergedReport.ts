import type { ZipReport } from '@portal/api';

interface Brought {
  /** Of the archives that the server has read, in their order. */
  reports: readonly ZipReport[];
  /** Archives that it did not take. */
  refused: ZipReport['refused'];
}

/** The results of several archives as one. */
export function mergedReport({ reports, refused }: Brought): ZipReport | null {
  const last = reports.at(-1);
  if (!last) return null;
  const all = (key: 'withoutOriginal' | 'unchanged') => [...new Set(reports.flatMap((one) => one[key]))];
  // Two groups may have the same names, in two archives.
  const joined = reports.flatMap((one) => one.joined);
  const places = new Map(joined.map((one) => [`${one.group} ${one.name}`, one]));
  const others = new Set(reports.flatMap(({ matched }) => matched)).difference(new Set(joined.map(({ name }) => name)));
  return {
    matched: [...[...places.values()].map(({ name }) => name), ...others],
    joined: [...places.values()],
    held: reports.flatMap((one) => one.held),
    withoutOriginal: all('withoutOriginal'),
    unchanged: all('unchanged'),
    ambiguous: reports.flatMap((one) => one.ambiguous),
    refused: [...reports.flatMap((one) => one.refused), ...refused],
    // Counts of the order, not of one archive.
    missing: last.missing,
    total: last.total,
  };
}
