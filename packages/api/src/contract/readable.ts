import * as z from 'zod/mini';

/**
 * The items of a list that `schema` accepts, normalised and not decoded yet: one that it refuses is logged and left out, so that it
 * does not take the others away. What is no list stays as it is, and so does a list of which nothing can be read, unless `ifNone`
 * stands for it: the whole reply is refused then. Not for what a form reads and saves back, where something left out would be deleted.
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
