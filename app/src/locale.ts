const key = 'locale';
/** The only supported language (D1 §1). */
export const activeLocale = 'ru';

/** Stores the language in local storage, replacing any other value. */
export function settleLocale(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): void {
  try {
    if (storage().getItem(key) !== activeLocale) storage().setItem(key, activeLocale);
  } catch {
    // A browser that blocks storage still gets Russian.
  }
}
