import type { FieldValues, KeepStateOptions, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Whether two forms, or two fields, hold the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was typed since `known`, and what is saved where nothing was; each field of a group by itself. */
function newestOf(now: unknown, known: unknown, saved: unknown): unknown {
  if (!isGroup(now) || !isGroup(known) || !isGroup(saved)) return isSame(now, known) ? saved : now;
  return Object.fromEntries(Object.keys(saved).map((field) => [field, newestOf(now[field], known[field], saved[field])]));
}

/**
 * Puts into a form what the server has now. A field that holds something else than `known`, which the server had or was
 * sent, keeps what was typed since, unsaved. `keep` is what else of the form's state stays.
 */
export function takeSaved<Form extends FieldValues>(
  { getValues, reset, setValue }: UseFormReturn<Form>,
  saved: Form,
  known: Readonly<Partial<Form>>,
  keep: KeepStateOptions = {},
): void {
  const now = structuredClone(getValues());
  reset(saved, keep);
  for (const field of Object.keys(saved)) {
    const newest = newestOf(now[field], known[field], saved[field]);
    if (!isSame(newest, saved[field])) setValue(field as Path<Form>, newest as PathValue<Form, Path<Form>>, { shouldDirty: true });
  }
}
