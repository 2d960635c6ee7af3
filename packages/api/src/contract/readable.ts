import * as z from 'zod/mini';

/**
 * The items of a list that match `schema`, normalised and not decoded yet: one that does not match is logged and left out, so that one bad item does
 * not hide the others. A value that is no list is returned unchanged, and so is a list without any readable item, unless `ifNone` replaces it: the
 * whole reply is refused then. Not for lists that a form reads and saves back, where an item that is left out would be deleted.
 */
export function readable(
  schema: z.core.$ZodType,
  items: unknown,
  normalise?: (raw: unknown, index: number) => unknown,
  ifNone?: unknown,
): unknown {
  if (!Array.isArray(items)) return items;
  const accepted = (normalise ? items.map(normalise) : items).filter((item: unknown) => {
    try {
      z.decode(schema, item);
      return true;
    } catch (error) {
      console.error('Left out of a list:', error);
      return false;
    }
  });
  return accepted.length === 0 ? (ifNone ?? items) : accepted;
}
