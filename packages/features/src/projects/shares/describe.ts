import { type EmailFailure, partedName, type ShareHistory, type ProjectShare } from '@portal/api';
import { formatDay } from '../../common/texts/index.ts';
import { localDay } from '../../common/cards/index.ts';
import { whole } from '../../common/overlays/index.ts';
import { t } from './texts.ts';

/** The stage of a share: the most advanced one that it has reached. */
export type ShareStage = 'new' | 'opened' | 'chosen' | 'closed' | 'accepted' | 'expired' | 'ended';

/** The stage of a share. */
export function stageOf({ state, signedOffAt, choiceClosedAt, favouriteCount, lastOpenedAt }: ProjectShare): ShareStage {
  if (state !== 'active') return state;
  if (signedOffAt !== null) return 'accepted';
  if (choiceClosedAt !== null) return 'closed';
  if (favouriteCount > 0) return 'chosen';
  return lastOpenedAt === null ? 'new' : 'opened';
}

/** The same as text: «Выбрано 12 из 15». */
export function stageText(share: ProjectShare): string {
  const { favouriteCount: count, choiceLimit: limit, lastOpenedAt } = share;
  const stage = stageOf(share);
  if (stage === 'opened') return t('state.opened', { date: formatDay(localDay(lastOpenedAt ?? ''), 'short') });
  if (stage === 'chosen') return limit === null ? t('state.chosen', { count }) : t('state.chosenOf', { count, limit });
  if (stage === 'closed') return t('state.closed', { count });
  return t(`state.${stage}`);
}

/** What a share is called: by the family whose it is, by the group that it shows alone, which tells one of many shares apart, or by whom it is for. */
export const titleText = ({ familyName, groupName, role }: ProjectShare): string => familyName ?? groupName ?? t(role);

/** The same where nothing else tells it: in a list that leaves the portal, a retoucher's address of a group must not pass for that of its family. */
export const listName = (share: ProjectShare): string =>
  share.groupName !== null && share.role === 'retoucher' ? `${share.groupName}, ${t('with.retoucher')}` : titleText(share);

/** Names and addresses, one in each line, as they are pasted into a message or a table. */
export const listText = (shares: readonly { name: string; address: string }[]): string =>
  shares.map(({ name, address }) => t('groups.line', { name, address: whole(address) })).join('\n');

/** Names of files, each once and without its ending, as the search of Lightroom takes them. */
export const namesText = (names: readonly string[]): string => [...new Set(names.map((name) => partedName(name)[0]))].join(', ');

/** What a share allows: «Исходные, для клиента, выбрать до 15, с PIN, до 30 ноября». */
export function settingsText({
  role,
  shows,
  groupName,
  alsoShows,
  chooses,
  choiceLimit,
  hasPin,
  canDownload,
  expiresOn,
  watermark,
}: ProjectShare): string {
  const parts = [
    t(`shows.${shows}`),
    // Elsewhere the title says it.
    groupName !== null && t(`with.${role}`),
    groupName !== null && alsoShows !== null && t(`with.${alsoShows}`),
    chooses === 'each_family' && t('with.each_family'),
    shows !== 'retouched' && choiceLimit !== null && t('with.limit', { limit: choiceLimit }),
    watermark !== null && shows !== 'retouched' && t('with.watermark', { text: watermark }),
    hasPin && t('with.pin'),
    canDownload && t('with.download'),
    expiresOn !== null && t('with.until', { date: formatDay(expiresOn, 'short') }),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

/** Why an email was not delivered: «такого ящика нет». */
export function reasonText(reason: EmailFailure | null): string {
  const known = reason ?? 'other';
  return t(`email.reasons.${known}`);
}

/** What has become of the email of a share that works; null: none was sent. */
export function emailText({ state, email, emailState, emailFailure }: ProjectShare): string | null {
  if (state !== 'active' || email === null || emailState === null) return null;
  if (emailState === 'failed') return t('email.failed', { email, reason: reasonText(emailFailure) });
  if (emailState === 'queued' && emailFailure !== null) return t('email.late', { email, reason: reasonText(emailFailure) });
  return t(`email.${emailState}`, { email });
}

/** An event of a share: «Скачано: 3 фотографии». */
export function eventText({ kind, count, reason }: ShareHistory['items'][number]): string {
  if (kind === 'not_delivered' || kind === 'reminder_failed') return t(`history.${kind}`, { reason: reasonText(reason) });
  if (kind === 'choice_closed' || kind === 'fix_wanted' || kind === 'downloaded' || kind === 'uploaded' || kind === 'taken_back')
    return t(`history.${kind}`, { count: count ?? 0 });
  return t(`history.${kind}`);
}

/** A moment in the photographer's time zone: «20 ноября 2026 г. в 15:00». */
export function momentText(moment: string): string {
  return new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(moment));
}
