import { type ProjectShare, spellingKey } from '@portal/api';
import { t } from '../texts.ts';

/** Those that a person can tell by these words: by the group, by who got them, by whose they are. Without words all. */
export function findShares(shares: readonly ProjectShare[], words: string): readonly ProjectShare[] {
  const wanted = spellingKey(words).split(' ').filter(Boolean);
  return shares.filter(({ groupName, email, role }) => {
    const text = spellingKey(`${groupName ?? ''} ${email ?? ''} ${t(role)}`);
    return wanted.every((word) => text.includes(word));
  });
}
