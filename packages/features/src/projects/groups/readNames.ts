import { isEmail, looksLikeClass, normalizeEmail } from '@portal/api';

/** Fields of a table row: cells separated by `;`, tabs or commas, in quotes where they contain a separator themselves. */
function cellsOf(row: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < row.length; at += 1) {
    const sign = row[at] ?? '';
    if (sign === '"' && isQuoted && row[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell].map((one) => one.replaceAll(/\s+/gu, ' ').trim());
}

/** A comma may be part of a name: it is a separator only where every row has the same number of them. */
function separatorOf(rows: readonly string[]): string {
  for (const sign of [';', '\t']) if (rows.some((row) => row.includes(sign))) return sign;
  const counts = new Set(rows.map((row) => row.split(',').length));
  const [count = 1] = counts;
  return rows.length > 1 && counts.size === 1 && count > 1 ? ',' : '\n';
}

const heads =
  /^(?:№|n|no|id|фио|ф\. ?и\. ?о\.|фамилия|имя|отчество|ученик|ученица|класс|группа|почта|e-?mail|name|surname|student|pupil|class|group)(?:$|[\s,/(])/i;
/** A row of heads: one of them is known, and none has a number. */
const isHead = (cells: readonly string[]) => cells.some((cell) => heads.test(cell)) && !cells.some((cell) => /\d/.test(cell));

/** A line of a list of pupils. */
export interface ListedPupil {
  name: string;
  /** Null: the list does not say. */
  className: string | null;
  /** Of the family; null: the list has none that can be one. */
  email: string | null;
}

/** The rows of a list without its head, and the place of each column that the head names. */
function rowsOf(text: string): { head: readonly string[]; body: string[][] } {
  const rows = text.split(/\r\n|[\r\n]/).filter((row) => row.trim() !== '');
  const separator = separatorOf(rows);
  const cells = rows.map((row) => cellsOf(row, separator));
  const [first = []] = cells;
  return cells.length > 1 && isHead(first) ? { head: first, body: cells.slice(1) } : { head: [], body: cells };
}

/** The cells of a row as one name, without a leading number. */
const joined = (row: readonly string[]): string =>
  (row.length > 1 && /^\d+\.?$/.test(row[0] ?? '') ? row.slice(1) : row).filter((cell) => cell !== '').join(' ');

/** The names in a list, one in each line, also as rows of a table, whose cells are joined without a leading number. */
export const namesIn = (text: string): string[] =>
  rowsOf(text)
    .body.map(joined)
    .filter((name) => name !== '');

const classHead = /^(?:класс|группа|class|group)(?:$|[\s,/(])/i;
const nameHead = /^(?:фио|ф\. ?и\. ?о\.|фамилия|имя|отчество|ученик|ученица|name|surname|student|pupil)(?:$|[\s,/(])/i;
/** An address or a phone number is not part of a name: it would be read by other families. */
const address = /<?\S*@\S*>?/gu;
const phone = /^\+?[\d\s()-]{7,}$/u;

const teacherHead = /учител|руковод|teacher/i;

/**
 * The address of the family in a row, as it is written: «Мама <anna@family.example>»; the first that can be one, before a nickname such as «@mama».
 * That of the teacher, as the head tells, is nobody's family's.
 */
function addressIn(row: readonly string[], head: readonly string[]): string | null {
  const cells = row.filter((_, at) => !teacherHead.test(head[at] ?? ''));
  const all = [...cells.join(' ').matchAll(/[^\s<>,;"']*@[^\s<>,;"']*/gu)].map(([text]) => text);
  return all.find((text) => isEmail(text)) ?? all[0] ?? null;
}

/** The cells of a row in which its pupil is called: those that the head names, or all others than the class. */
function nameOf(row: readonly string[], head: readonly string[], classAt: number): string {
  const isNamed = head.some((cell) => nameHead.test(cell));
  const isNumber = (cell: string, at: number) => at === 0 && row.length > 1 && /^\d+\.?$/.test(cell);
  const cells = row.filter((cell, at) => at !== classAt && !isNumber(cell, at) && (!isNamed || nameHead.test(head[at] ?? '')));
  return cells
    .map((cell) => cell.replace(address, '').trim())
    .filter((cell) => cell !== '' && !phone.test(cell))
    .join(' ');
}

/**
 * The pupils in a list with their classes, where a column has them: by its head, or because its cells look like those of classes. An empty cell below
 * one is of the same class, as merged cells of a table are copied.
 */
export function pupilsIn(text: string): { pupils: ListedPupil[]; wrongEmails: string[] } {
  const { head, body } = rowsOf(text);
  const width = Math.max(0, ...body.map((row) => row.length));
  const isClass = (at: number) => looksLikeClass(body[0]?.[at] ?? '') && body.every((row) => !row[at] || looksLikeClass(row[at]));
  const named = head.findIndex((cell) => classHead.test(cell));
  const at = width < 2 ? -1 : named === -1 ? Array.from({ length: width }, (_, index) => index).findIndex(isClass) : named;
  let last: string | null = null;
  const pupils: ListedPupil[] = [];
  const wrongEmails: string[] = [];
  for (const row of body) {
    last = row[at] || last;
    const name = nameOf(row, head, at);
    const typed = addressIn(row, head);
    const email = typed !== null && isEmail(typed) ? normalizeEmail(typed) : null;
    if (typed !== null && email === null) wrongEmails.push(typed);
    if (name !== '') pupils.push({ name, className: last, email });
    // A line without a name is a class without pupils yet.
    else if (row[at]) pupils.push({ name: row[at], className: null, email: null });
  }
  return { pupils, wrongEmails };
}

/** Characters that no list of names contains: they result from reading bytes in the wrong encoding. */
const strange = /[^\p{Script=Cyrillic}\p{Script=Latin}\d\s.,;:!?'"«»„“”’`()[\]{}/\\|@#№%&*+=_<>~^\u00a0\u2010-\u2015-]/gu;
/** Russian letters that were written as UTF-8 and read as Windows-1251: «РРІР°РЅРѕРІ». */
const twiceRead = /(?:[РС][^а-яёА-ЯЁ\s,;]){3}/;
/** Small letters before capitals: KOI8-R read as Windows-1251, «хБЮМНБ». */
const insideOut = /^\p{Ll}.*\p{Lu}/u;

function isBroken(text: string): boolean {
  if (text.includes('\uFFFD') || text.includes('\0') || twiceRead.test(text)) return true;
  const words = text.match(/[\p{L}]+/gu) ?? [];
  const odd = words.filter((word) => insideOut.test(word)).length;
  return odd * 3 > words.length || (text.match(strange) ?? []).length * 20 > text.length;
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The text of a file of a spreadsheet program, in any of the usual encodings; null where it cannot be decoded. */
export function listInFile(bytes: Uint8Array): string | null {
  const text = decoded(bytes);
  return isBroken(text) ? null : text.replace(/^\uFEFF/, '').trim();
}
