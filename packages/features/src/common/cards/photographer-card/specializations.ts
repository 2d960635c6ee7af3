import type { Specialization } from '@portal/api';
import type { IconName } from '@portal/ui';

/** Those that the visitor filters by come first; otherwise the photographer's own order. */
export function chosenFirst(all: readonly Specialization[], chosen: readonly number[]): Specialization[] {
  return all.toSorted((one, other) => Number(chosen.includes(other.id)) - Number(chosen.includes(one.id)));
}

const icons = new Map<string, IconName>(
  Object.entries({
    book: 'book',
    blocks: 'blocks',
    grid: 'grid',
    user: 'user',
    camera: 'mic',
    mic: 'mic',
    star: 'star',
    home: 'home',
    heart: 'heart',
    image: 'image',
    gift: 'gift',
    cap: 'cap',
    eye: 'eye',
  } satisfies Record<string, IconName>),
);

/** The icon of a stored icon name, if there is one: the server may name icons we do not have. */
export function specializationIcon(name: string | null): IconName | undefined {
  return name === null ? undefined : icons.get(name);
}
