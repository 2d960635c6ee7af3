const names = new Intl.Collator('ru', { numeric: true });

/** Sorts photos and groups by name, as a person does: `IMG_2` before `IMG_10`, Ё beside Е. */
export const byName = (one: { name: string }, other: { name: string }): number => names.compare(one.name, other.name);
