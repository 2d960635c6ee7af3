import {
  addressOf,
  type Answered,
  type Endpoint,
  getShared,
  getSharePhotographer,
  shareLimits,
  listSharedImages,
  Refusal,
  requireShareAccess,
  writeReply,
} from '@portal/api';
import { getSharePhotographer as findPhotographer } from '../modules/shares/contact/share-photographer.ts';
import { describeShare, listSharedImages as listImages } from '../modules/shares/shared.ts';
import type { Context } from '../routing/context.ts';
import type { OpenShare } from '../routing/open-share.ts';
import type { Read } from './render.ts';

const firstPage = { offset: 0, limit: shareLimits.pageSize };

/**
 * What the page of a share is rendered from: the share and its first photos. They do not count as a visit, because a messenger may have requested the
 * page for a preview: the browser's own call counts. A share with a PIN, or one that does not work, is rendered by the browser; one that asks who
 * chooses is rendered without photos.
 */
export function readsOfShare(context: Context, token: string): Read {
  let opened: Promise<OpenShare> | undefined;
  const shareOf = () => (opened ??= context.shareReads.open(/^[\w-]{1,200}$/.test(token) ? token : null));
  const reads = new Map<string, () => Promise<unknown>>([
    [addressOf(getShared, {}), async () => wire(getShared, await describeShare(context, await shareOf(), true))],
    [
      addressOf(getSharePhotographer, {}),
      async () => wire(getSharePhotographer, await findPhotographer(context, { share: await shareOf() })),
    ],
    [
      addressOf(listSharedImages, { query: firstPage }),
      async () => {
        const share = await shareOf();
        requireShareAccess(listSharedImages, { ...share, isOpen: share.pin_hash === null });
        return wire(listSharedImages, await listImages(context, { share }, { query: firstPage }));
      },
    ],
  ]);

  return async (address) => {
    try {
      return (await shareOf()).pin_hash === null ? await reads.get(address)?.() : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
}

const wire = <E extends Endpoint>(endpoint: E, answer: Answered<E>): unknown => JSON.parse(JSON.stringify(writeReply(endpoint, answer)));
