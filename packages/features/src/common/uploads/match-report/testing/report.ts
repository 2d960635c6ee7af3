import type { ZipReport } from '@portal/api';

/** A report without details. */
export const report: ZipReport = {
  matched: [],
  withoutOriginal: [],
  unchanged: [],
  ambiguous: [],
  refused: [],
  joined: [],
  held: [],
  missing: [],
  total: { originals: 0, matched: 0 },
};
