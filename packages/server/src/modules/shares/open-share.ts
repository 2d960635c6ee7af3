import { isShareOver, shareSentences, Refusal } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import type { PrivateAddresses } from '../../platform/sign-addresses.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { Context } from '../../routing/context.ts';
import { passSubject } from '../../routing/caller.ts';
import type { OpenShare } from '../../routing/open-share.ts';
import * as repository from './repository.ts';

type SharePorts = Pick<Ports, 'db' | 'clock'>;

type Ending = Pick<OpenShare, 'ended_at' | 'expires_on'>;

/** Whether a share still works. */
export function stateOf({ ended_at, expires_on }: Ending, now: Date): 'active' | 'expired' | 'ended' {
  if (ended_at !== null) return 'ended';
  return isShareOver(expires_on, now.getTime()) ? 'expired' : 'active';
}

type Encrypted = Pick<repository.ShareRow, 'token_hash' | 'encrypted_token'>;

/** The path of a share; null where the server no longer has the key that it was encrypted with. */
export function addressOf({ shareTokens }: Pick<Context, 'shareTokens'>, { token_hash, encrypted_token }: Encrypted): string | null {
  const token = shareTokens.decrypt(encrypted_token, token_hash);
  return token === null ? null : `/s/${token}`;
}

/** The share of a token, whether it still works or not. 404 for an unknown token, also that of a renewed share. */
export async function findShare({ db }: Pick<SharePorts, 'db'>, token: string | null): Promise<OpenShare> {
  const share = token === null ? undefined : await repository.findByToken(db, hashToken(token));
  if (!share) throw new Refusal(404, shareSentences.unknown);
  return share;
}

/** The share that a token opens. 404 as above; 410 for a share that no longer works. */
export async function openShare({ db, clock }: SharePorts, token: string | null): Promise<OpenShare> {
  const share = await findShare({ db }, token);
  if (stateOf(share, clock.now()) !== 'active') throw new Refusal(410, shareSentences.ended);
  return share;
}

/** The text that identifies a share in what was made of it; it changes when the share is renewed. */
export const stampOf = ({ id, token_hash }: Pick<OpenShare, 'id' | 'token_hash'>): string => `${id}.${token_hash.slice(0, 16)}`;

/** The text that identifies an email of a share; it changes when the share is renewed, or sent to another address. */
export const emailStampOf = ({ client_email, ...share }: Pick<OpenShare, 'id' | 'token_hash' | 'client_email'>): string =>
  `${stampOf(share)}.${hashToken(client_email ?? '').slice(0, 12)}`;

/** The text that identifies a share in the addresses of downloads; it changes when the share is renewed, or gets another PIN. */
export const downloadStampOf = (share: OpenShare): string => `${share.id}.${hashToken(passSubject(share)).slice(0, 16)}`;

/** The share that the signed address of a download was made for, as it is now. Whoever has such an address has entered the PIN. */
export async function openSigned({ db, clock }: SharePorts, addresses: PrivateAddresses, path: string, query: unknown): Promise<OpenShare> {
  if (addresses.secondsLeft(path, query) <= 0) throw new Refusal(410, shareSentences.addressOver);
  const { share: stamp } = query as { share: string };
  const share = await repository.findSigned(db, Number(stamp.split('.', 1)[0]));
  if (!share || stamp !== downloadStampOf(share)) throw new Refusal(410, shareSentences.addressOver);
  if (stateOf(share, clock.now()) !== 'active') throw new Refusal(410, shareSentences.ended);
  return share;
}

type Watermarked = Pick<OpenShare, 'id' | 'token_hash' | 'watermark' | 'chooses'>;
const tagOf = (watermark: string): string => hashToken(watermark).slice(0, 12);

/**
 * The text that identifies a share in the addresses of images; it changes when the share is renewed or gets another watermark. `original`: for images
 * of a share that shows them with the watermark. Retouched images are shown without it, as they are downloaded.
 */
export function imageStampOf(share: Omit<Watermarked, 'chooses'>, kind: 'original' | 'retouched'): string {
  if (share.watermark === null) return stampOf(share);
  return `${stampOf(share)}.${tagOf(share.watermark)}${kind === 'original' ? '.m' : ''}`;
}

/** The share of this address, and the watermark of its images with its tag; null where the share has changed since the address was made. */
export async function openStamp<Share extends Watermarked & Ending>(
  clock: Ports['clock'],
  find: (id: number) => Promise<Share | undefined>,
  stamp: string,
): Promise<{ share: Share; watermark: string | null; tag: string } | null> {
  const id = /^(\d{1,15})\./.exec(stamp)?.[1];
  const share = id === undefined ? undefined : await find(Number(id));
  // One that asks who chooses shows nothing: neither what it showed before it was made to ask.
  if (!share || share.chooses === 'each_family' || stateOf(share, clock.now()) !== 'active') return null;
  if (stamp === imageStampOf(share, 'original'))
    return { share, watermark: share.watermark, tag: share.watermark === null ? '' : tagOf(share.watermark) };
  return stamp === imageStampOf(share, 'retouched') ? { share, watermark: null, tag: '' } : null;
}
