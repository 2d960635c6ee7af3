import { Refusal, sentences, type ZipReport } from '@portal/api';

/** What is written down about an upload of which something came, or never will. */
export type Outcome = { report: ZipReport } | { status: number; message: string; errors: Record<string, string[]> };

/** What is written down about an upload that was cancelled. */
export const cancelled: Outcome = { status: 409, message: sentences.zipCancelled, errors: {} };

/** Answers the report, or refuses as the archive was refused. */
export function reportOf(outcome: Outcome): ZipReport {
  if ('report' in outcome) return outcome.report;
  throw new Refusal(outcome.status, outcome.message, outcome.errors);
}

/** What came of the upload was written down by somebody else: it was cancelled, or another process has read it. */
export class ReadElsewhere extends Error {}
