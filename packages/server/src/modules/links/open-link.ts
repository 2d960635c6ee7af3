import { isLinkOver, linkSentences, Refusal } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { OpenLink } from '../../routing/open-link.ts';
import * as repository from './repository.ts';

type LinkPorts = Pick<Ports, 'db' | 'clock'>;

type Ending = Pick<OpenLink, 'ended_at' | 'expires_on'>;

/** Whether a link still works. */
export function stateOf({ ended_at, expires_on }: Ending, now: Date): 'active' | 'expired' | 'ended' {
  if (ended_at !== null) return 'ended';
  return isLinkOver(expires_on, now.getTime()) ? 'expired' : 'active';
}

/** The link that a token opens. 404 for an unknown token, also that of a renewed link; 410 for a link that no longer works. */
export async function openLink({ db, clock }: LinkPorts, token: string | null): Promise<OpenLink> {
  const link = token === null ? undefined : await repository.findByToken(db, hashToken(token));
  if (!link) throw new Refusal(404, linkSentences.unknown);
  if (stateOf(link, clock.now()) !== 'active') throw new Refusal(410, linkSentences.ended);
  return link;
}

/** The text that identifies a link in what was made of it; it changes when the link is renewed. */
export const stampOf = ({ id, token_hash }: Pick<OpenLink, 'id' | 'token_hash'>): string => `${id}.${token_hash.slice(0, 16)}`;

/** The text that identifies an email of a link; it changes when the link is renewed, or sent to another address. */
export const emailStampOf = ({ client_email, ...link }: Pick<OpenLink, 'id' | 'token_hash' | 'client_email'>): string =>
  `${stampOf(link)}.${hashToken(client_email ?? '').slice(0, 12)}`;

type Watermarked = Pick<OpenLink, 'id' | 'token_hash' | 'watermark'>;
const tagOf = (watermark: string): string => hashToken(watermark).slice(0, 12);

/**
 * The text that identifies a link in the addresses of images; it changes when the link is renewed or gets another watermark. `original`: for images
 * of a link that shows them with the watermark. Retouched images are shown without it, as they are downloaded.
 */
export function imageStampOf(link: Watermarked, kind: 'original' | 'retouched'): string {
  if (link.watermark === null) return stampOf(link);
  return `${stampOf(link)}.${tagOf(link.watermark)}${kind === 'original' ? '.m' : ''}`;
}

/** The link of this address, and the watermark of its images with its tag; null where the link has changed since the address was made. */
export async function openStamp<Link extends Watermarked & Ending>(
  clock: Ports['clock'],
  find: (id: number) => Promise<Link | undefined>,
  stamp: string,
): Promise<{ link: Link; watermark: string | null; tag: string } | null> {
  const id = /^(\d{1,15})\./.exec(stamp)?.[1];
  const link = id === undefined ? undefined : await find(Number(id));
  if (!link || stateOf(link, clock.now()) !== 'active') return null;
  if (stamp === imageStampOf(link, 'original'))
    return { link, watermark: link.watermark, tag: link.watermark === null ? '' : tagOf(link.watermark) };
  return stamp === imageStampOf(link, 'retouched') ? { link, watermark: null, tag: '' } : null;
}
