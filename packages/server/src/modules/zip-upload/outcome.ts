import { Refusal, sentences, type ZipReport } from '@portal/api';

/** The stored outcome of an upload that is finished. */
export type Outcome = { report: ZipReport } | { status: number; message: string; errors: Record<string, string[]> };

/** The stored outcome of a cancelled upload. */
export const cancelled: Outcome = { status: 409, message: sentences.zipCancelled, errors: {} };

/** Returns the report, or throws the refusal of the archive. */
export function reportOf(outcome: Outcome): ZipReport {
  if ('report' in outcome) return outcome.report;
  throw new Refusal(outcome.status, outcome.message, outcome.errors);
}

/** Another process has stored the outcome of the upload: it was cancelled, or read there. */
export class ReadElsewhere extends Error {}
