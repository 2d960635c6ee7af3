import { isRecord, isSame } from '@portal/api';

/** The typed values of a form, and the values that it was loaded with. */
export interface StoredDraft {
  typed: object;
  known: object;
}

/** Whether a stored draft still matches the form's fields: it may come from an old version of the app. */
export function isStoredDraft(stored: unknown, form: object): stored is StoredDraft {
  return isRecord(stored) && isPartOf(stored['typed'], form) && isPartOf(stored['known'], form);
}

function isPartOf(stored: unknown, form: object): stored is object {
  const fields = new Map<string, unknown>(Object.entries(form));
  return isRecord(stored) && Object.entries(stored).every(([field, value]) => fields.has(field) && isLike(value, fields.get(field)));
}

/** Whether a value has the same shape as another one. */
function isLike(stored: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(stored);
  if (isRecord(like)) return isPartOf(stored, like);
  // An empty number is null.
  if (like === null || typeof like === 'number') return stored === null || typeof stored === 'number';
  return typeof stored === typeof like;
}

/** The fields that differ from the other form; of a group only those that differ in it. */
export function onlyChanged(values: object, others: object): object {
  const before = new Map<string, unknown>(Object.entries(others));
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, before.get(field)));
  return Object.fromEntries(
    changed.map(([field, value]) => {
      const other = before.get(field);
      return [field, isRecord(value) && isRecord(other) ? onlyChanged(value, other) : value];
    }),
  );
}

/** The form with some fields replaced; of a group those that are named. */
export function withPart<T extends object>(form: T, part: object): T {
  const fields = new Map<string, unknown>(Object.entries(form));
  const changed = Object.entries(part).map(([field, value]) => {
    const before = fields.get(field);
    return [field, isRecord(value) && isRecord(before) ? withPart(before, value) : value] as const;
  });
  return { ...form, ...Object.fromEntries(changed) };
}

const isFiles = (value: unknown): boolean => Array.isArray(value) && value.some((one) => one instanceof Blob);

/** Chosen files cannot be stored as text: they have to be chosen again. */
export function withoutFiles<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, isFiles(value) ? [] : value])) as T;
}
