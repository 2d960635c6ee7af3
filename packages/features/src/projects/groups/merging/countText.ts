import { t } from '../texts.ts';

/** «30 учеников, 412 снимков», without pupils «12 снимков». */
export const countText = (pupils: number, count: number): string =>
  [pupils > 0 && t('dialog.pupils', { count: pupils }), t('dialog.count', { count })].filter((part) => part !== false).join(', ');
