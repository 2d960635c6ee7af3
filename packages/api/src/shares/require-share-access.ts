import type { Access } from '../contract/endpoint.ts';
import { Refusal } from '../contract/refusal.ts';
import type { ShareChooses, ShareRole } from './share.ts';
import { shareSentences } from './share-sentences.ts';
import { sendSentences } from './send-sentences.ts';

/** Who calls with a share. */
interface SharedTo {
  role: ShareRole;
  chooses: ShareChooses;
  /** Whether no PIN has to be entered: there is none, or the right one was entered. */
  isOpen: boolean;
}

/**
 * Refuses whoever has a share that the call is not for: one whose PIN was not entered, one that asks first which family it is, or one for somebody
 * else.
 */
export function requireShareAccess({ access }: { access: Access }, { role, chooses, isOpen }: SharedTo): void {
  if (access === 'share-address' || access === 'share-before-pin') return;
  if (!isOpen) throw new Refusal(403, shareSentences.pinNeeded);
  const asksFamily = chooses === 'each_family';
  if (access === 'share-before-family' && !asksFamily) throw new Refusal(409, shareSentences.familyNone);
  if (access !== 'share-before-family' && asksFamily) throw new Refusal(403, shareSentences.familyNeeded);
  if (access === 'client' && role !== 'client') throw new Refusal(403, shareSentences.clientOnly);
  if (access === 'retoucher' && role !== 'retoucher') throw new Refusal(403, sendSentences.retoucherOnly);
}
