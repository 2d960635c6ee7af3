import type { ZipReport } from '@portal/api';

interface Brought {
  /** Of the archives that the server has read, in their order. */
  reports: readonly ZipReport[];
  /** What was not taken: archives that the server has refused, and files that were not sent. */
  refused: ZipReport['refused'];
}

/** The results of several archives as one, with each file of each: what was chosen adds up. */
export function mergedReport({ reports, refused }: Brought): ZipReport | null {
  const last = reports.at(-1);
  if (!last) return null;
  return {
    matched: reports.flatMap((one) => one.matched),
    joined: reports.flatMap((one) => one.joined),
    held: reports.flatMap((one) => one.held),
    withoutOriginal: reports.flatMap((one) => one.withoutOriginal),
    unchanged: reports.flatMap((one) => one.unchanged),
    ambiguous: reports.flatMap((one) => one.ambiguous),
    refused: [...reports.flatMap((one) => one.refused), ...refused],
    // Counts of the project, not of one archive.
    missing: last.missing,
    total: last.total,
  };
}
