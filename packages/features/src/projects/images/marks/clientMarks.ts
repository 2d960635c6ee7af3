import type { ClientMarks } from '@portal/api';
import type { GridSign } from '@portal/ui';
import { t } from '../../shares/texts.ts';

/** What clients marked and what is hidden from them, by the ids of the photos. */
export interface MarksOfClients {
  chosen: ReadonlySet<number>;
  /** Several clients may have written about one photo. */
  remarks: ReadonlyMap<number, readonly string[]>;
  hidden: ReadonlySet<number>;
}

/** The marks by the ids of their photos. */
export function byImage({ favourites, remarks, hidden }: Pick<ClientMarks, 'favourites' | 'remarks' | 'hidden'>): MarksOfClients {
  const texts = new Map<number, string[]>();
  for (const { imageId, text } of remarks) texts.set(imageId, [...(texts.get(imageId) ?? []), text]);
  return { chosen: new Set(favourites), remarks: texts, hidden: new Set(hidden) };
}

export const noMarks = byImage({ favourites: [], remarks: [], hidden: [] });

/** The signs of a tile. */
export function signsOf({ chosen, remarks, hidden }: MarksOfClients, id: number): GridSign[] {
  const signs: (GridSign | false)[] = [
    chosen.has(id) && { icon: 'heart', label: t('marks.isChosen') },
    remarks.has(id) && { icon: 'edit', label: t('marks.isRemarked') },
    hidden.has(id) && { icon: 'eyeoff', label: t('marks.isHidden') },
  ];
  return signs.filter((sign) => sign !== false);
}
