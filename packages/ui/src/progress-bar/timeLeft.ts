/** How much was done at a moment, 0…1. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  share: number;
}

/** Milliseconds that are looked back: a line that has become slow must not be judged by what it was. */
const BACK_MS = 20_000;
/** Nothing is foretold from less. */
const LEAST_MS = 3_000;

/** The samples from which it is foretold, with one more. Where less is done than before something else has begun. */
export function withSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const last = samples.at(-1);
  if (!last || sample.share < last.share) return [sample];
  const recent = samples.filter(({ at }) => sample.at - at <= BACK_MS);
  return [...(recent.length > 0 ? recent : [last]), sample];
}

/** Seconds until all is done, at the pace of the last moments; null: not known yet. */
export function secondsLeft(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < LEAST_MS || last.share <= first.share) return null;
  return ((1 - last.share) * (last.at - first.at)) / (last.share - first.share) / 1000;
}
