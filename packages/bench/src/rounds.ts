import type { Browser } from 'playwright';
import { medians } from './median.ts';
import { openSubject, type Subject } from './subject.ts';

/** Where and how often components are measured. */
export interface Stage {
  browser: Browser;
  address: string;
  rounds: number;
  print: (line: string) => void;
}

/** Measures each of a folder in turn, round by round, so that a noisy moment of the machine falls on all of them alike. */
export async function inTurn<Name extends string, Figure extends string>(
  { browser, address, rounds, print }: Stage,
  folder: string,
  names: readonly Name[],
  measure: (subject: Subject) => Promise<Record<Figure, number>>,
): Promise<Record<Name, Record<Figure, number>>> {
  const taken = new Map(names.map((name): [Name, Record<Figure, number>[]] => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const subject = await openSubject(browser, address, `${folder}/${name}`);
      taken.get(name)?.push(await measure(subject));
      await subject.close();
    }
    print(`${folder}, ${names.join(', ')}: ${round + 1} of ${rounds}`);
  }
  return Object.fromEntries([...taken].map(([name, runs]) => [name, medians(runs)])) as Record<Name, Record<Figure, number>>;
}
