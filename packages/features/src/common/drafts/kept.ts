/** Whether what was kept still fits the form's fields: what is in a browser's store may be of any age. */
export function isPartOf(kept: unknown, form: object): kept is object {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = new Map<string, unknown>(Object.entries(form));
  return Object.entries(kept).every(([field, value]) => fields.has(field) && isLike(value, fields.get(field)));
}

/** Whether a value still has the shape of another one. */
function isLike(kept: unknown, like: unknown): boolean {
  if (Array.isArray(like)) return Array.isArray(kept);
  if (typeof like === 'object' && like !== null) {
    if (typeof kept !== 'object' || kept === null) return false;
    return Object.entries(like).every(([key, value]) => key in kept && isLike(kept[key as keyof typeof kept], value));
  }
  // An empty number is null.
  if (like === null || typeof like === 'number') return kept === null || typeof kept === 'number';
  return typeof kept === typeof like;
}

/** Some fields of a form. */
export const onlyOf = (values: object, fields: readonly string[]): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));

const isFiles = (value: unknown): boolean => Array.isArray(value) && value.some((one) => one instanceof Blob);

/** Chosen files cannot be kept as text: they are chosen again. */
export function withoutFiles(values: object): object {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, isFiles(value) ? [] : value]));
}
