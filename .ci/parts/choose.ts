/** A part of the test run as its caller names it: `server`, or `light=1/3` for the first third of its files. */
export interface Chosen {
  name: string;
  /** `1/3`. */
  shard?: string;
}

/** The steps of a test run, one after the other; the parts of a step run two at a time, the longest first. */
export const steps = [
  ['types', 'build', 'demo', 'lint', 'format'],
  ['light', 'server', 'mobile', 'conformance', 'unit', 's3', 'storybook'],
  ['journeys'],
  // Firefox and WebKit.
  ['engines'],
] as const;

export type PartName = (typeof steps)[number][number];

/** Only before a release, and where they are named. */
export const longParts: readonly PartName[] = ['engines'];
/** What tests the built portal, with its demo data. */
export const builtParts: readonly PartName[] = ['journeys', 'engines'];
/** The parts whose files can be divided. */
const divisible: readonly PartName[] = ['light', 'server', 'mobile', 'conformance', 'unit', 's3', 'journeys'];

const isPart = (name: string): name is PartName => steps.flat().some((one) => one === name);
const isShard = (shard: string): boolean => {
  const [, place, of] = /^(\d+)\/(\d+)$/.exec(shard) ?? [];
  return Number(place) >= 1 && Number(place) <= Number(of);
};

/** What was named; without names the whole run. Throws a sentence at a name that does not exist. */
export function choose(names: readonly string[], isLong = false): (Chosen & { name: PartName })[] {
  if (names.length === 0)
    return steps
      .flat()
      .filter((name) => isLong || !longParts.includes(name))
      .map((name) => ({ name }));
  const chosen = names.map((text) => {
    const [name = '', shard] = text.split('=');
    if (!isPart(name)) throw new Error(`There is no part ${name}: ${steps.flat().join(', ')}.`);
    if (shard === undefined) return { name };
    if (!divisible.includes(name) || !isShard(shard)) throw new Error(`${text} is no share of a part, as light=1/3 is.`);
    return { name, shard };
  });
  const missing = chosen.some(({ name }) => builtParts.includes(name))
    ? (['build', 'demo'] as const).filter((needed) => !chosen.some(({ name }) => name === needed))
    : [];
  return [...missing.map((name) => ({ name })), ...chosen];
}
