import { t } from '../texts.ts';

/** The message under a field that was changed here and, to another value, in another window: `value` as it is displayed, empty for nothing. */
export const conflictMessage = (value: string): string => (value === '' ? t('clearedElsewhere') : t('savedElsewhere', { value }));
