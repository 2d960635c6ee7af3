import { t } from './texts.ts';

/** The message under a field that was changed here and, to something else, in another window: `value` as people read it, empty for nothing. */
export const savedElsewhere = (value: string): string => (value === '' ? t('clearedElsewhere') : t('savedElsewhere', { value }));
