import type { DemoSpecialization, SpecializationCode } from './types.ts';

/** The kinds of shooting a photographer may choose from. */
export const specializations: readonly DemoSpecialization[] = [
  { id: 1, code: 'school-albums', name: 'Школьные альбомы', icon: 'book' },
  { id: 2, code: 'kindergarten', name: 'Детские сады', icon: 'blocks' },
  { id: 3, code: 'vignettes', name: 'Виньетки', icon: 'grid' },
  { id: 4, code: 'portrait', name: 'Портрет', icon: 'user' },
  { id: 5, code: 'reportage', name: 'Репортаж', icon: 'mic' },
  { id: 6, code: 'prom', name: 'Выпускной вечер', icon: 'star' },
  { id: 7, code: 'family', name: 'Семейная съёмка', icon: 'home' },
  { id: 8, code: 'wedding', name: 'Свадьбы', icon: 'heart' },
  { id: 9, code: 'studio', name: 'Студийная съёмка', icon: 'image' },
  { id: 10, code: 'birthday', name: 'Дни рождения', icon: 'gift' },
  { id: 11, code: 'graduation-albums', name: 'Выпускные альбомы', icon: 'cap' },
  { id: 12, code: 'photo-session', name: 'Фотосессии', icon: 'eye' },
];

/** The id of the kind of shooting with this code. */
export function specializationId(code: SpecializationCode): number {
  const found = specializations.find((specialization) => specialization.code === code);
  if (!found) throw new Error(`No specialization has the code "${code}"`);
  return found.id;
}
