import { snakeCase } from '../camel-cased.ts';
import { conflictingFields, mergeChanges } from './changes.ts';
import { Refusal } from '../refusal.ts';

/** In a file of their own, because no page needs these messages before the server sends them. */
export const changedElsewhere = {
  card: 'Карточку тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  portfolio: 'Портфолио тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  project: 'Проект тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  photo: 'Фото тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  share: 'Настройки ссылки тем временем изменили в другом окне. Проверьте отмеченные поля и сохраните ещё раз.',
  name: 'Имя тем временем изменили в другом окне. Проверьте его и сохраните ещё раз.',
  names: 'Имена тем временем изменили в другом окне: теперь показаны новые. Проверьте их и сохраните ещё раз.',
  field: 'Это поле изменили в другом окне',
};

const withoutGaps = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Some of the fields; undefined ones were not sent. */
type Some<T> = { [Field in keyof T]?: T[Field] | undefined };

/**
 * The stored fields with the changes of a save: a field that is sent as it was read keeps its stored value. `known` are the sent fields as they were
 * read; without them every sent field is a change. Throws a `Refusal` (409) when a field that the save changes has been changed meanwhile to another
 * value; `nameOf` gives such a field its name in the API.
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

/** The name that a renaming leaves: `known` is the one that was read before. Refused (409) as by `saveOver`. */
export const nameOver = (stored: string, sent: string, known: string | undefined): string =>
  saveOver({ name: stored }, { name: sent }, { name: known }, changedElsewhere.name).name;

/** The same for several at once: all of them, or none. `stored` has the name of each by its id. */
export const namesOver = (
  stored: ReadonlyMap<number, string>,
  sent: readonly { id: number; name: string; known?: string | undefined }[],
): { id: number; name: string }[] =>
  sent.map(({ id, name, known }) => {
    const names = stored.get(id) ?? name;
    return { id, name: saveOver({ names }, { names: name }, { names: known }, changedElsewhere.names).names };
  });
