import * as z from 'zod/mini';
import { first, isRecord } from './unwrap.ts';
import { limits } from './limits.ts';
import { sentences } from './sentences.ts';
import { integerText, seen } from './wire.ts';

/** The value of a form field; a list if the name occurs several times. */
export type FormValue = string | Blob | (string | Blob)[];

/** The fields of a form by name, as a handler that has the whole form in memory reads them. */
export function fieldsOf(form: FormData): Record<string, FormValue> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** The fields as a form, without those that are empty. */
export function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string' || one instanceof Blob) form.append(name, one);
  }
  return form;
}

/** A file of a form that is not in memory: the server's, which reads it from its disk. To the contract it is what a Blob is. */
export class FileOnDisk {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

const isFile = (value: unknown): value is Blob => value instanceof Blob || value instanceof FileOnDisk;

/** A file of a form, and the message where something else came. */
export const formFile = (error: string) => z.custom<Blob>(isFile, error);
export const blob = formFile(sentences.photosMissing);

/** One file goes as `file`, several as `file[]` (D2 §7). */
export const fileFields = { file: z.optional(blob), 'file[]': z.optional(z.array(blob)) };
interface FileFields {
  file?: Blob | undefined;
  'file[]'?: Blob[] | undefined;
}

/** The files of a received form, `file` before `file[]`; an empty list where it has none. */
export const filesOf = (fields: FileFields): Blob[] => [...(fields.file ? [fields.file] : []), ...(fields['file[]'] ?? [])];

/** The reverse: the one field in which that many files are sent. */
export const fieldsOfFiles = (files: Blob[]): FileFields => (files.length === 1 && files[0] ? { file: files[0] } : { 'file[]': files });

/** Field names under which files are accepted. */
export const fileNames = ['file', 'file[]', 'files', 'files[]', 'photos', 'photos[]'] as const;

/** Files under any of these names, as the two canonical ones; all other fields that are not empty. */
export function normaliseFiles(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const files = fileNames.flatMap((name) => raw[name] ?? []).filter(isFile);
  const rest = Object.fromEntries(
    Object.entries(raw).filter(([name, value]) => value !== '' && !fileNames.some((known) => known === name)),
  );
  return { ...rest, ...fieldsOfFiles(files) };
}

/** A form for one file that came without it gets an empty file: the call decides what that means. */
export const withFile = (raw: unknown): unknown => (isRecord(raw) ? { file: new Blob(), ...raw } : raw);

/** The one file of a form under the name that the contract gives it, whichever name it was sent under. */
export function normaliseFile(raw: unknown, name: string): unknown {
  if (!isRecord(raw)) return raw;
  const { [name]: named, file: received, ...rest } = raw;
  return { ...rest, [name]: named ?? received ?? new Blob() };
}

/** The specialization may be sent as `specialization_id` or `category_id` (ledger CON-32). */
export function normaliseSpecialization(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  const { category_id: _, ...rest } = raw;
  return { ...rest, specialization_id: first(raw, 'specialization_id', 'specializationId', 'category_id') };
}

/** A number in a form. */
export const formId = z.optional(integerText({ min: 1, max: Number.MAX_SAFE_INTEGER, error: sentences.valueInvalid }));

/** A checkbox of a form. */
export const formFlag = z.codec(z.string(), z.boolean(), {
  decode: (text) => ['1', 'true', 'on', 'yes'].includes(text.toLowerCase()),
  encode: (isOn) => (isOn ? '1' : '0'),
});

/** The file name that is stored with a photo, in Unicode NFC. */
export function titleOfFile(name: string): string {
  return Array.from(seen(name.normalize('NFC').replaceAll('\0', '')))
    .slice(0, limits.nameLength)
    .join('');
}
