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

/**
 * The name that a renaming leaves: `from` is the one that the caller read. Refused (409) when it has been renamed since, unless to the same name or
 * the caller changes nothing.
 */
export function nameAfter(stored: string, { name, from }: { name: string; from?: string | undefined }, field: 'name' | 'names' = 'name') {
  if (name === from) return stored;
  if (from === undefined || stored === from || stored === name) return name;
  throw new Refusal(409, changedElsewhere[field], { [field]: [changedElsewhere.field] });
}

/** The same for several at once: all of them, or none. `stored` has the name of each by its id. */
export const namesAfter = (
  stored: ReadonlyMap<number, string>,
  sent: readonly { id: number; name: string; from?: string | undefined }[],
): { id: number; name: string }[] =>
  sent.map(({ id, ...names }) => ({ id, name: nameAfter(stored.get(id) ?? names.name, names, 'names') }));
