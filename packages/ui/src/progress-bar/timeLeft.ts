/** The progress at a moment, 0…1. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  share: number;
}

/** Milliseconds that are taken into account: the speed of a connection that has become slow must not be averaged with what it was. */
const BACK_MS = 20_000;
/** With fewer samples there is no estimate. */
const LEAST_MS = 3_000;

/** The samples for the estimate, with one more. If the progress is lower than before, something else has begun. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (!last || sample.share < last.share) return [sample];
  const recent = samples.filter(({ at }) => sample.at - at <= BACK_MS);
  return [...(recent.length > 0 ? recent : [last]), sample];
}

/** Seconds until it is done, at the recent speed; null: not known yet. */
export function secondsLeft(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_MS || last.share <= first.share) return null;
  return ((1 - last.share) * (last.at - first.at)) / (last.share - first.share) / 1000;
}
