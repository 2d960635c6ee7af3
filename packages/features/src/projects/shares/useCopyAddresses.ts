import type { ProjectShare } from '@portal/api';
import { toasts } from '@portal/ui';
import { copyText, whole } from '../../common/overlays/index.ts';
import { listName, listText } from './describe.ts';
import { t } from './texts.ts';
import type { Shares } from './useShares.ts';

interface CopyAddresses {
  one: (share: ProjectShare) => void;
  /** Of all shares that work, with their names, in the order in which they were made. */
  all: () => void;
}

/** Says of how many shares the address can no longer be read. */
export const tellLost = (count: number) =>
  toasts.show({ type: 'warning', title: t('address.someLost'), message: t('address.someLostText', { count }) });

/** Copies addresses of shares. Nothing but a new address helps a share whose address can no longer be read: `onLost` offers that. */
export function useCopyAddresses({ result, readAddresses }: Shares, onLost: (share: ProjectShare) => void): CopyAddresses {
  return {
    one: (share) => {
      const address = readAddresses(share).then((found) => found.get(share.id) ?? null);
      const text = address.then((path) => path && whole(path));
      void copyText(text, { copied: t('address.copied'), notCopied: t('address.notCopied') });
      const offerNew = () => {
        toasts.show({ type: 'warning', title: t('address.lost'), message: t('address.lostText') });
        onLost(share);
      };
      // A failed request is reported by the copying.
      address.then((path) => path === null && offerNew()).catch(() => undefined);
    },
    all: () => {
      // Families have theirs: a list for the class must not hand them on.
      const shares = result.state === 'ready' ? result.data.filter(({ parentShareId }) => parentShareId === null).toReversed() : [];
      const found = readAddresses().then((addresses) => {
        const named = shares.map((share) => ({ name: listName(share), address: addresses.get(share.id) }));
        const readable = named.flatMap(({ name, address }) => (address ? { name, address } : []));
        return { readable, lost: named.filter(({ address }) => address === null).length };
      });
      const text = found.then(({ readable }) => listText(readable) || null);
      void copyText(text, { copied: t('groups.copied'), notCopied: t('groups.notCopied') });
      found.then(({ lost }) => lost > 0 && tellLost(lost)).catch(() => undefined);
    },
  };
}
