import { createTranslator } from 'use-intl/core';

interface Catalogue {
  [key: string]: string | Catalogue;
}

/**
 * The texts of one feature. Russian is the only active language (D1 §1), so no provider is needed; a wrong key is a compile
 * error.
 */
export function createTexts<T extends Catalogue>(messages: T) {
  return createTranslator<T>({ locale: 'ru', messages, timeZone: 'Europe/Moscow' });
}
