import { isLinkOver, linkSentences, Refusal } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { OpenLink } from '../../routing/serve-links.ts';
import * as repository from './repository.ts';

type LinkPorts = Pick<Ports, 'db' | 'clock'>;

type Ending = Pick<OpenLink, 'ended_at' | 'expires_on'>;

/** Whether a link still works. */
export function stateOf({ ended_at, expires_on }: Ending, now: Date): 'active' | 'expired' | 'ended' {
  if (ended_at !== null) return 'ended';
  return isLinkOver(expires_on, now.getTime()) ? 'expired' : 'active';
}

/** The link that a token opens. 404 for one that nobody can know of, a renewed one too; 410 for one that works no more. */
export async function openLink({ db, clock }: LinkPorts, token: string | null): Promise<OpenLink> {
  const link = token === null ? undefined : await repository.findByToken(db, hashToken(token));
  if (!link) throw new Refusal(404, linkSentences.unknown);
  if (stateOf(link, clock.now()) !== 'active') throw new Refusal(410, linkSentences.ended);
  return link;
}

/** What an email names a link by: another text after it was renewed. */
export const stampOf = ({ id, token_hash }: Pick<OpenLink, 'id' | 'token_hash'>): string => `${id}.${token_hash.slice(0, 16)}`;

type Watermarked = Pick<OpenLink, 'id' | 'token_hash' | 'watermark'>;
const tagOf = (watermark: string): string => hashToken(watermark).slice(0, 12);

/**
 * What the addresses of images name a link by: other texts after it was renewed, or got another watermark. `original`: of one that shows
 * the watermark. What is retouched is shown, as it is downloaded, without.
 */
export function imageStampOf(link: Watermarked, kind: 'original' | 'retouched'): string {
  if (link.watermark === null) return stampOf(link);
  return `${stampOf(link)}.${tagOf(link.watermark)}${kind === 'original' ? '.m' : ''}`;
}

/** The watermark that images of this address have, and its tag; null where the link does not work as it did when the address was given. */
export async function openStamp(
  clock: Ports['clock'],
  find: (id: number) => Promise<(Watermarked & Ending) | undefined>,
  stamp: string,
): Promise<{ watermark: string | null; tag: string } | null> {
  const id = /^(\d{1,15})\./.exec(stamp)?.[1];
  const link = id === undefined ? undefined : await find(Number(id));
  if (!link || stateOf(link, clock.now()) !== 'active') return null;
  if (stamp === imageStampOf(link, 'original'))
    return { watermark: link.watermark, tag: link.watermark === null ? '' : tagOf(link.watermark) };
  return stamp === imageStampOf(link, 'retouched') ? { watermark: null, tag: '' } : null;
}
