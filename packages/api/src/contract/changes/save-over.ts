import { snakeCase } from '../camel-cased.ts';
import { conflictingFields, mergeChanges } from './changes.ts';
import { Refusal } from '../refusal.ts';

/** Apart from the other sentences, since no page needs them before the server sends them. */
export const changedElsewhere = {
  card: 'Карточку тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  portfolio: 'Портфолио тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  project: 'Проект тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  photo: 'Фото тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  field: 'Это поле изменили в другом окне',
};

const withoutGaps = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Some of the fields; what is undefined was not sent. */
type Some<T> = { [Field in keyof T]?: T[Field] | undefined };

/**
 * The stored fields with what a save changes of them: what it sends as it was read stays as it is by now. `known` are the sent
 * fields as they were read; without them every sent field is a change. Throws a `Refusal` (409) when a field that the save
 * changes has been changed meanwhile to something else; `nameOf` is how such a field is called on the way.
 */
export function saveOver<T extends object>(stored: T, sent: Some<T>, known: Some<T> | undefined, message: string, nameOf = snakeCase): T {
  const read = { ...stored, ...withoutGaps(known ?? {}) };
  const mine = { ...read, ...withoutGaps(sent) };
  const conflicts = conflictingFields(read, mine, stored);
  if (conflicts.length > 0) {
    throw new Refusal(409, message, Object.fromEntries(conflicts.map((field) => [nameOf(field), [changedElsewhere.field]])));
  }
  return mergeChanges(read, mine, stored);
}
