const key = 'locale';
/** The only language a person can have (D1 §1). */
export const activeLocale = 'ru';

/** Keeps the language in local storage; anything else that stands there, or is asked for, is replaced. */
export function settleLocale(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): void {
  try {
    if (storage().getItem(key) !== activeLocale) storage().setItem(key, activeLocale);
  } catch {
    // A browser that keeps nothing still speaks Russian.
  }
}
