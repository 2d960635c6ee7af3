import { type ShareBoard, shareLimits } from '@portal/api';
import type { ReadState } from '../../../common/data/index.ts';
import { t } from '../texts.ts';

/** What the limits of emails make of so many: told before they are sent. */
export function emailsText(count: number, board: ReadState<ShareBoard>): string {
  const left = board.state === 'ready' ? board.data.emailsLeft : shareLimits.emailsADay;
  if (count <= left) return t('bulk.sendingNow');
  return t('bulk.sendingLater', { count, now: left, limit: shareLimits.emailsADay });
}
