import { Refusal } from '../contract/refusal.ts';
import { shareLimits } from '../contract/limits.ts';
import type { SharedProject } from './share.ts';
import { shareSentences } from './share-sentences.ts';

type Progress = Pick<
  SharedProject,
  | 'shows'
  | 'choiceClosedAt'
  | 'signedOffAt'
  | 'favouriteCount'
  | 'wantedCount'
  | 'readyCount'
  | 'retouchedCount'
  | 'renewedCount'
  | 'fixCount'
>;

/** A choice that was begun and not sent: it comes before everything else. */
const isChoosing = ({ shows, choiceClosedAt, favouriteCount }: Progress): boolean =>
  shows !== 'retouched' && choiceClosedAt === null && favouriteCount > 0;

/** Why the finished photos of a share cannot be accepted now; null: they can. */
export function signOffRefusal(share: Progress): Refusal | null {
  if (share.signedOffAt !== null && share.renewedCount === 0) return new Refusal(409, shareSentences.signedOff);
  if (share.retouchedCount === 0) return new Refusal(422, shareSentences.nothingToDownload);
  if (isChoosing(share)) return new Refusal(409, shareSentences.signOffChoice);
  if (share.readyCount < share.wantedCount) return new Refusal(409, shareSentences.signOffEarly);
  return share.fixCount > 0 ? new Refusal(409, shareSentences.signOffFix) : null;
}

/** Whether accepting can be taken back: for a day, and not after the photographer has put the project away as done. */
export const canWithdraw = (signedOffAt: string | null, isArchived: boolean, now: number): boolean =>
  signedOffAt !== null && !isArchived && now - Date.parse(signedOffAt) < shareLimits.withdrawSeconds * 1000;
