import type { ProjectLink } from '@portal/api';
import { toasts } from '@portal/ui';
import { copyText, whole } from '../../common/index.ts';
import { listName, listText } from './describe.ts';
import { t } from './texts.ts';
import type { Links } from './useLinks.ts';

interface CopyAddresses {
  one: (link: ProjectLink) => void;
  /** Of all links that work, with their names, in the order in which they were made. */
  all: () => void;
}

const tellLost = (count: number) =>
  toasts.show({ type: 'warning', title: t('address.someLost'), message: t('address.someLostText', { count }) });

/** Copies addresses of links. Nothing but a new address helps a link whose address can no longer be read: `onLost` offers that. */
export function useCopyAddresses({ result, readAddresses }: Links, onLost: (link: ProjectLink) => void): CopyAddresses {
  return {
    one: (link) => {
      const address = readAddresses(link).then((found) => found.get(link.id) ?? null);
      const text = address.then((path) => path && whole(path));
      void copyText(text, { copied: t('address.copied'), notCopied: t('address.notCopied') });
      const offerNew = () => {
        toasts.show({ type: 'warning', title: t('address.lost'), message: t('address.lostText') });
        onLost(link);
      };
      // A failed request is reported by the copying.
      address.then((path) => path === null && offerNew()).catch(() => undefined);
    },
    all: () => {
      const links = result.state === 'ready' ? result.data.toReversed() : [];
      const found = readAddresses().then((addresses) => {
        const named = links.map((link) => ({ name: listName(link), address: addresses.get(link.id) }));
        const readable = named.flatMap(({ name, address }) => (address ? { name, address } : []));
        return { readable, lost: named.filter(({ address }) => address === null).length };
      });
      const text = found.then(({ readable }) => listText(readable) || null);
      void copyText(text, { copied: t('groups.copied'), notCopied: t('groups.notCopied') });
      found.then(({ lost }) => lost > 0 && tellLost(lost)).catch(() => undefined);
    },
  };
}
