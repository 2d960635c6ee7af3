import { digitsOf } from '../text-field/digits.ts';

/** A day as it is stored, or what has been typed of one. */
const stored = /^(\d{4})-(\d\d)-(\d\d)$/;
const ours = /^(\d\d)\.(\d\d)\.(\d{4})$/;
/** Whole dates inside a pasted text: the year first, or last. */
const yearFirst = /(?<!\d)(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?!\d)/;
const yearLast = /(?<!\d)(\d{1,2})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{4})(?!\d)/;

/** Whether the calendar has the day. */
function exists(year: string, month: string, dayOfMonth: string): boolean {
  const moment = new Date(`${year}-${month}-${dayOfMonth}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.getUTCDate() === Number(dayOfMonth);
}

const withDots = (digits: string): string => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean).join('.');

/** Whether a value is a whole day. */
export const isStored = (value: string): boolean => stored.test(value);

/** How a field shows its value: 14.05.2027. What is no whole date is shown as it was typed. */
export function formatDay(value: string): string {
  const [, year, month, dayOfMonth] = stored.exec(value) ?? [];
  return year === undefined ? value : `${dayOfMonth}.${month}.${year}`;
}

/** The stored form of a text like 14.05.2027, where there is such a day; else the text itself, for the form to refuse. */
function storeDay(text: string): string {
  const [, dayOfMonth = '', month = '', year = ''] = ours.exec(text) ?? [];
  return exists(year, month, dayOfMonth) ? `${year}-${month}-${dayOfMonth}` : text;
}

/** The stored form of a whole date somewhere in a text, whichever way it is written. */
function findDay(text: string): string | undefined {
  const first = yearFirst.exec(text);
  const last = yearLast.exec(text);
  const [dayOfMonth, month, year] = first ? [first[3], first[2], first[1]] : [last?.[1], last?.[2], last?.[3]];
  return year && storeDay(`${dayOfMonth?.padStart(2, '0')}.${month?.padStart(2, '0')}.${year}`);
}

/** What an edit has put in. */
function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * The value after an edit. Dots come by themselves; one that is typed after a single digit puts a zero before that: «1.5.» is 01.05. A pasted date
 * replaces what was there. An edit between the dots leaves them where they are.
 */
export function dayAfterEdit(typed: string, before = ''): string {
  const inserted = insertedText(before, typed);
  const pasted = findDay(inserted) ?? (inserted.length > 1 ? findDay(typed) : undefined);
  if (pasted !== undefined) return pasted;
  const isBetweenDots = /^\d{0,2}\.\d{0,2}\.\d{0,4}$/.test(typed) && /^\d?$/.test(inserted);
  if (isBetweenDots && typed !== '..') return storeDay(typed);
  if (digitsOf(before).length === 8 && digitsOf(typed).length > 8) return storeDay(before);
  const padded = typed.replace(/^(\d)\D/, '0$1.').replace(/^(\d\d\D?)(\d)\D$/, '$10$2.');
  return storeDay(withDots(digitsOf(padded).slice(0, 8)));
}

/** The value when the field is left: single digits get their zero. */
export const dayAfterLeaving = (value: string): string => findDay(formatDay(value)) ?? value;
