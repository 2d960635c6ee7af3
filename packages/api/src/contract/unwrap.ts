/** Normalises replies: every documented form becomes one, so that no code after this needs to know the others. */

/** Whether it is an object whose fields may be looked up: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Removes `data` envelopes: `{data:{data:X}}`, `{data:X}` and `X` all give X. */
export function unwrap(raw: unknown): unknown {
  let value = raw;
  while (isRecord(value) && 'data' in value && (isRecord(value['data']) || Array.isArray(value['data']))) value = value['data'];
  return value;
}

/**
 * Finds the list in a reply: `data`, `data.data`, or under one of `keys` at any of those depths
 * (ledger CON-25…27).
 */
export function unwrapList(raw: unknown, keys: readonly string[] = []): unknown {
  const value = unwrap(raw);
  if (Array.isArray(value) || !isRecord(value)) return value;
  for (const key of keys) if (Array.isArray(value[key])) return value[key];
  return value;
}

/** The first value that is neither missing nor null. */
export function first(record: Record<string, unknown>, ...keys: string[]): unknown {
  for (const key of keys) if (record[key] !== undefined && record[key] !== null) return record[key];
  return undefined;
}

/** Normalises each item of a list; anything else stays as it is. */
export const each = (list: unknown, normalise: (raw: unknown, index: number) => unknown): unknown =>
  Array.isArray(list) ? list.map((raw, index) => normalise(raw, index)) : list;
