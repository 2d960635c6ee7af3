import type { ChoiceOfShare, ProjectShare } from '@portal/api';
import { listName } from '../describe.ts';
import { t } from '../texts.ts';

/** Remarks are written by strangers: Excel would run a cell that begins so as a formula. */
const formula = /^[\s]*[=+\-@]/u;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Shares of the whole project are told apart by where they were sent. */
const nameOf = (share: ProjectShare): string => (share.groupName === null ? (share.email ?? listName(share)) : listName(share));

/**
 * All choices as a table for Excel, a photo in each line: with the mark by which it knows UTF-8, and semicolons, which its Russian version expects.
 * Shares in the order in which they were made, which is that of their groups.
 */
export function choicesTable(choices: readonly ChoiceOfShare[], shares: readonly ProjectShare[]): string {
  const byId = new Map(shares.map((share) => [share.id, share]));
  const lines = choices.flatMap(({ shareId, photos }) => {
    const share = byId.get(shareId);
    if (!share) return [];
    const isSent = share.choiceClosedAt !== null;
    return photos.map(({ name, isFavourite, remark }) => [
      nameOf(share),
      name,
      isFavourite ? t('all.table.yes') : '',
      remark ?? '',
      t(isSent ? 'all.table.yes' : 'all.table.no'),
    ]);
  });
  const head = [t('all.table.group'), t('all.table.file'), t('all.table.chosen'), t('all.table.remark'), t('all.table.sent')];
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** The names of all chosen photos, each once and without its ending, as the search of Lightroom takes them. */
export function chosenNames(choices: readonly ChoiceOfShare[]): string {
  const names = choices.flatMap(({ photos }) =>
    photos.flatMap(({ name, isFavourite }) => (isFavourite ? name.replace(/\.[^.]+$/u, '') : [])),
  );
  return [...new Set(names)].join(', ');
}
