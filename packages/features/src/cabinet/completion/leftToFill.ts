import { t } from '../texts.ts';
import type { CardPart } from './completion.ts';

const list = new Intl.ListFormat('ru', { type: 'conjunction' });

/** «Осталось: ставка за час и телефон»; for a full card, that it is full. */
export function leftToFill(missing: readonly CardPart[]): string {
  if (missing.length === 0) return t('completion.full');
  return t('completion.left', { parts: list.format(missing.map((part) => t(`completion.parts.${part}`))) });
}
