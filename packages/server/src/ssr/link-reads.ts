import { addressOf, type Answered, type Endpoint, getShared, linkLimits, listSharedImages, Refusal, writeReply } from '@portal/api';
import { describeLink, listSharedImages as listImages } from '../modules/links/shared.ts';
import type { Context } from '../routing/context.ts';
import type { OpenLink } from '../routing/open-link.ts';
import type { Read } from './render.ts';

const firstPage = { offset: 0, limit: linkLimits.pageSize };

/**
 * What the page of a link is rendered from: the link and its first photos. They do not count as a visit, because a messenger may have requested the
 * page for a preview: the browser's own call counts. A link with a PIN, or one that does not work, is rendered by the browser.
 */
export function readsOfLink(context: Context, token: string): Read {
  let opened: Promise<OpenLink> | undefined;
  const linkOf = () => (opened ??= context.linkReads.open(/^[\w-]{1,200}$/.test(token) ? token : null));
  const reads = new Map<string, () => Promise<unknown>>([
    [addressOf(getShared, {}), async () => wire(getShared, await describeLink(context, await linkOf(), true))],
    [
      addressOf(listSharedImages, { query: firstPage }),
      async () => wire(listSharedImages, await listImages(context, { link: await linkOf() }, { query: firstPage })),
    ],
  ]);

  return async (address) => {
    try {
      return (await linkOf()).pin_hash === null ? await reads.get(address)?.() : undefined;
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
}

const wire = <E extends Endpoint>(endpoint: E, answer: Answered<E>): unknown => JSON.parse(JSON.stringify(writeReply(endpoint, answer)));
