import { type ChoiceOfShare, sentChoices } from '@portal/api';
import { namesText } from '../describe.ts';
import { t } from '../texts.ts';

/** Remarks are written by strangers: Excel would run a cell that begins so as a formula, with or without the blanks that it drops. */
const formula = /^(?:[\t\r]|\s*[=+\-@])/u;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** All choices as a table for Excel, a photo in each line: with the mark by which it knows UTF-8, and semicolons, which its Russian version expects. */
export function choicesTable(choices: readonly ChoiceOfShare[]): string {
  const lines = choices.flatMap(({ className, groupName, email, isSent, photos }) =>
    photos.map(({ name, isFavourite, remark }) => [
      className ?? '',
      // Shares of the whole project are told apart by where they were sent.
      groupName ?? email ?? t('client'),
      name,
      isFavourite ? t('bulk.table.yes') : '',
      remark ?? '',
      t(isSent ? 'bulk.table.yes' : 'bulk.table.no'),
    ]),
  );
  const head = [
    t('bulk.table.class'),
    t('bulk.table.group'),
    t('bulk.table.file'),
    t('bulk.table.chosen'),
    t('bulk.table.remark'),
    t('bulk.table.sent'),
  ];
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** The names of the photos in all choices that are sent, through shares that are not ended: only these are to be retouched. */
export function chosenNames(choices: readonly ChoiceOfShare[]): string {
  return namesText(sentChoices(choices).flatMap(({ photos }) => photos.flatMap(({ name, isFavourite }) => (isFavourite ? name : []))));
}
