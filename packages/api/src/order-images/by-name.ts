const names = new Intl.Collator('ru', { numeric: true });

/** Puts photos and groups in the order of their names, as a person does: `IMG_2` before `IMG_10`, Ё beside Е. */
export const byName = (one: { name: string }, other: { name: string }): number => names.compare(one.name, other.name);
