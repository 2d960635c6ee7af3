/** How long one address takes to answer, in milliseconds. */
export interface Timing {
  p50: number;
  p99: number;
}

/** Asks every address in turn, round by round, so that a noisy moment of the machine falls on all of them alike. */
export async function measure<Name extends string>(addresses: Record<Name, string>, rounds: number): Promise<Record<Name, Timing>> {
  const names = Object.keys(addresses) as Name[];
  const took = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -20; round < rounds; round++) {
    for (const name of names) {
      const began = performance.now();
      const answer = await fetch(addresses[name], { headers: { accept: 'application/json' } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${addresses[name]} answered ${answer.status}`);
      // The first rounds only warm up.
      if (round >= 0) took[name].push(performance.now() - began);
    }
  }
  return Object.fromEntries(names.map((name) => [name, summary(took[name])])) as Record<Name, Timing>;
}

/** The middle and the slow end of measured milliseconds. */
export function summary(samples: number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}
