import { attempt } from './attempt.ts';

/** What this browser knows of a share on which each family chooses for itself: tokens of families that it led to, by their names. */
interface Known {
  /** The last one: there the share leads at the next opening. */
  current: string | null;
  families: [name: string, token: string][];
}

/** What this page knows where nothing can be stored. */
const here = new Map<string, string>();

function read(key: string): string | null {
  return attempt(() => localStorage.getItem(key)) ?? here.get(key) ?? null;
}

function write(key: string, value: string): void {
  here.set(key, value);
  attempt(() => localStorage.setItem(key, value));
}

const isToken = (token: unknown): token is string => typeof token === 'string' && /^[\w-]+$/.test(token);
const familiesKey = (token: string): string => `share-families:${token}`;
const parentKey = (family: string): string => `share-parent:${family}`;

function known(token: string): Known {
  const stored = attempt(() => JSON.parse(read(familiesKey(token)) ?? 'null') as Partial<Known> | null);
  const families = Array.isArray(stored?.families) ? stored.families.filter((one) => Array.isArray(one) && isToken(one[1])) : [];
  return { current: isToken(stored?.current) ? stored.current : null, families };
}

const keep = (token: string, next: Known): void => write(familiesKey(token), JSON.stringify(next));

/** Which families a share has led this browser to, by tokens, so that a family that comes back finds its own choice. */
export const shareFamilies = {
  /** Where the share led last. */
  current: (token: string): string | null => known(token).current,
  /** The family that was called so in this browser: twins come back by their names, and no other name is shown to whoever holds the phone. */
  named: (token: string, name: string): string | null => known(token).families.find(([one]) => one === name)?.[1] ?? null,
  /** The share by which this browser came to a family. */
  parentOf: (family: string): string | null => {
    const parent = read(parentKey(family));
    return isToken(parent) ? parent : null;
  },
  remember: (token: string, name: string, family: string): void => {
    keep(token, { current: family, families: [...known(token).families.filter(([one]) => one !== name), [name, family]] });
    write(parentKey(family), token);
  },
  /** The share asks again at the next opening. */
  leave: (token: string): void => keep(token, { ...known(token), current: null }),
  /** The family's share works no more. */
  forget: (token: string, family: string): void =>
    keep(token, { current: null, families: known(token).families.filter(([, one]) => one !== family) }),
};
