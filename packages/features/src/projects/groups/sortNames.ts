import { type ImageGroup, limits, spellingKey, textLength } from '@portal/api';

/** The result of a list of names: those that become groups, and why the others do not. */
export function sortNames(names: readonly string[], groups: readonly ImageGroup[]) {
  const there = new Set(groups.map(({ name }) => spellingKey(name)));
  const seen = new Set<string>();
  const sorted = { fresh: [] as string[], known: [] as string[], twice: [] as string[], long: [] as string[] };
  for (const name of names) {
    const key = spellingKey(name);
    if (key === '') continue;
    if (textLength(name) > limits.groupNameLength) sorted.long.push(name);
    else if (there.has(key)) sorted.known.push(name);
    else if (seen.has(key)) sorted.twice.push(name);
    else sorted.fresh.push(name);
    seen.add(key);
  }
  return sorted;
}
