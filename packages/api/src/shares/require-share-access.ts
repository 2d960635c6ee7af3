import type { Access } from '../contract/endpoint.ts';
import { Refusal } from '../contract/refusal.ts';
import type { ShareRole } from './share.ts';
import { shareSentences } from './share-sentences.ts';
import { sendSentences } from './send-sentences.ts';

/** Refuses whoever has a share that the call is not for: one whose PIN was not entered, or one for somebody else. */
export function requireShareAccess({ access }: { access: Access }, { role, isOpen }: { role: ShareRole; isOpen: boolean }): void {
  if (!isOpen && access !== 'share-before-pin') throw new Refusal(403, shareSentences.pinNeeded);
  if (access === 'client' && role !== 'client') throw new Refusal(403, shareSentences.clientOnly);
  if (access === 'retoucher' && role !== 'retoucher') throw new Refusal(403, sendSentences.retoucherOnly);
}
