/** How long one address takes to answer, in milliseconds. */
export interface Timing {
  p50: number;
  p99: number;
}

/** An address to request. */
export interface TimedCall {
  name: string;
  address: string;
}

/** Requests every address in turn, round by round, so that a noisy moment of the machine falls on all of them alike. */
export async function measure(timedCalls: readonly TimedCall[], rounds: number): Promise<Map<string, Timing>> {
  const took = new Map(timedCalls.map(({ name }): [string, number[]] => [name, []]));
  const warmUp = Math.ceil(rounds / 10);
  for (let round = -warmUp; round < rounds; round++) {
    for (const { name, address } of timedCalls) {
      const began = performance.now();
      const answer = await fetch(address, { headers: { accept: 'application/json' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      if (round >= 0) took.get(name)?.push(performance.now() - began);
    }
  }
  return new Map([...took].map(([name, samples]) => [name, summary(samples)]));
}

/** The middle and the slow end of measured milliseconds. */
export function summary(samples: number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
