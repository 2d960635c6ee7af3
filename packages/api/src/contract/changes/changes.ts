import { isRecord } from '../unwrap.ts';

/** Three versions of the same fields: as they were read (`known`), as this user wants them (`mine`), and as they are stored now (`theirs`). */

type Fields = object;

/** Whether two forms, or two fields, have the same values. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Some of the fields; undefined ones were not sent. */
type Some<T> = { [Field in keyof T]?: T[Field] | undefined };

/** What is stored, with the fields that were sent. */
export const withChanges = <T extends Fields>(stored: T, sent: Some<T>): T => ({
  ...stored,
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
});

/** The names of the fields that differ; one of a group has the name of the group before it: `links.vk`. */
export function changedFields(one: Fields, other: Fields): string[] {
  const [before, after] = [new Map<string, unknown>(Object.entries(one)), new Map<string, unknown>(Object.entries(other))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [was, is] = [before.get(field), after.get(field)];
    if (isRecord(was) && isRecord(is)) return changedFields(was, is).map((inner) => `${field}.${inner}`);
    return isSame(was, is) ? [] : [field];
  });
}

/** The fields that I change and that somebody else has changed meanwhile to another value. */
export function conflictingFields(known: Fields, mine: Fields, theirs: Fields): string[] {
  const elsewhere = changedFields(known, theirs);
  const apart = changedFields(mine, theirs);
  return changedFields(known, mine).filter((field) => elsewhere.includes(field) && apart.includes(field));
}

/** The fields that somebody else has changed meanwhile and I do not. */
export function fieldsChangedElsewhere(known: Fields, mine: Fields, theirs: Fields): string[] {
  const own = changedFields(known, mine);
  return changedFields(known, theirs).filter((field) => !own.includes(field));
}

function merged(known: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isRecord(known) || !isRecord(mine) || !isRecord(theirs)) return isSame(mine, known) ? theirs : mine;
  const fields = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const values = fields.map((field) => [field, merged(known[field], mine[field], theirs[field])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** The stored fields with my changes: mine where both changed a field, each field of a group separately. */
export function mergeChanges<T extends Fields>(known: Readonly<Partial<T>>, mine: T, theirs: T): T {
  return merged(known, mine, theirs) as T;
}
