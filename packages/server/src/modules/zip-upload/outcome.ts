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

/** The server stops while an archive is read. Nothing of it is stored; requested again after the start, it is read as if for the first time. */
export class Interrupted extends Refusal {
  constructor() {
    super(503, sentences.service_unavailable);
    this.name = 'Interrupted';
  }
}

/** Throws when the server is stopping. */
export function throwIfStopping({ aborted }: AbortSignal): void {
  if (aborted) throw new Interrupted();
}
