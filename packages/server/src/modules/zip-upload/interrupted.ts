import { Refusal, sentences } from '@portal/api';

/** The server stops while an archive is read. Nothing of it stays; requested again after the start, it is read as if for the first time. */
export class Interrupted extends Refusal {
  constructor() {
    super(503, sentences.service_unavailable);
    this.name = 'Interrupted';
  }
}

/** Ends the work here when the server stops. */
export function throwIfStopping({ aborted }: AbortSignal): void {
  if (aborted) throw new Interrupted();
}
