import { Refusal, sentences } from '@portal/api';

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
