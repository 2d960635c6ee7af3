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
  const all = (key: 'matched' | 'withoutOriginal' | 'unchanged') => [...new Set(reports.flatMap((one) => one[key]))];
  return {
    matched: all('matched'),
    withoutOriginal: all('withoutOriginal'),
    unchanged: all('unchanged'),
    ambiguous: reports.flatMap((one) => one.ambiguous),
    refused: [...reports.flatMap((one) => one.refused), ...refused],
    // Counts of the order, not of one archive.
    missing: last.missing,
    total: last.total,
  };
}
