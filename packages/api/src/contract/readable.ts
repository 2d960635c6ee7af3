import * as z from 'zod/mini';

/**
 * A list that is read one by one: an item that cannot be decoded is logged and left out, so that one bad item does not hide the others. A list without
 * any item that can be is `refused` with the whole reply, unless it may be `empty`. Not for lists that a form reads and saves back, where an item that
 * is left out would be deleted. What we send is checked like any list. It replaces the array's own `run`, because a pipe of schemas would decode each
 * item twice, and would hide the list from the OpenAPI page.
 */
export function readable<Item extends z.core.$ZodType>(item: Item, ifNone: 'refused' | 'empty' = 'refused'): z.ZodMiniArray<Item> {
  const list = z.array(item);
  const run = list._zod.run.bind(list._zod);
  list._zod.run = (payload, context) => {
    const items: unknown = payload.value;
    if (context.direction === 'backward' || !Array.isArray(items)) return run(payload, context);
    const read: z.output<Item>[] = [];
    for (const one of items as z.input<Item>[]) {
      const { success, data, error } = z.safeDecode(item, one);
      if (success) read.push(data);
      else console.error('Left out of a list:', error);
    }
    if (read.length === 0 && items.length > 0 && ifNone === 'refused') return run(payload, context);
    payload.value = read;
    return payload;
  };
  return list;
}
