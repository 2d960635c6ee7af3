import { type ProjectShare, spellingKey } from '@portal/api';
import { t } from '../texts.ts';

/** Those that a person can tell by these words: by the group, by who got them, by whose they are, by a family that chooses by them. Without words all. */
export function findShares(
  shares: readonly ProjectShare[],
  words: string,
  families: ReadonlyMap<number, readonly ProjectShare[]> = new Map(),
): readonly ProjectShare[] {
  const wanted = spellingKey(words).split(' ').filter(Boolean);
  return shares.filter(({ id, groupName, email, role }) => {
    const names = families.get(id)?.map(({ familyName }) => familyName) ?? [];
    const text = spellingKey([groupName, email, t(role), ...names].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}
