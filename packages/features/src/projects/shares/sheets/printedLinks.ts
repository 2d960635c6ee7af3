import type { ImageGroup, ProjectShare } from '@portal/api';
import { titleText } from '../describe.ts';

/** What a family gets on paper. */
export interface PrintedLink {
  id: number;
  name: string;
  /** The class of a pupil; empty: none. */
  className: string;
  /** Its path. */
  address: string;
  /** Whether the page asks for the name of the child. */
  asksFamily: boolean;
  /** Known only while the share is made; empty: to be written by hand. Null: there is none. */
  pin: string | null;
}

/** The sheets of shares for clients that work, class by class; none of a share whose address can no longer be read. */
export function printedLinks(
  shares: readonly ProjectShare[],
  addresses: ReadonlyMap<number, string | null>,
  { groups, pin = '' }: { groups: readonly ImageGroup[]; pin?: string | undefined },
): PrintedLink[] {
  const places = new Map(groups.map(({ id }, place) => [id, place]));
  const byId = new Map(groups.map((group) => [group.id, group]));
  return shares
    .filter(({ role, state, parentShareId }) => role === 'client' && state === 'active' && parentShareId === null)
    .toSorted(
      (one, other) => (places.get(one.groupId ?? 0) ?? Infinity) - (places.get(other.groupId ?? 0) ?? Infinity) || one.id - other.id,
    )
    .flatMap((share) => {
      const address = addresses.get(share.id);
      if (!address) return [];
      const group = byId.get(share.groupId ?? 0);
      return {
        id: share.id,
        name: group?.name ?? titleText(share),
        className: byId.get(group?.classId ?? 0)?.name ?? '',
        address,
        asksFamily: share.chooses === 'each_family',
        pin: share.hasPin ? pin : null,
      };
    });
}
