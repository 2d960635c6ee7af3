import { camelCase, snakeCase } from '../camel-cased.ts';

/** A short digest of a value (cyrb53): values can be compared with it, but not read from it. */
function digestOf(value: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(value) ?? '') {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Digests of fields as they were read, for a URL: `name:1kd83hs,client_name:2jf9`. Names and emails of people must not be in a URL. */
export const digestsOf = (fields: object): string =>
  Object.entries(fields)
    .map(([field, value]) => `${snakeCase(field)}:${digestOf(value)}`)
    .join(',');

/** Equals no value of a field. */
const different = { changed: true };

/**
 * The sent fields as they were read, by their digests: the stored value where nothing has changed since, the sent value where it is not a change, and
 * otherwise a value that equals neither. Undefined where no digest was sent.
 */
export function fieldsAsRead<T extends object>(digests: string | undefined, stored: T, sent: object): Partial<T> | undefined {
  if (digests === undefined) return undefined;
  const sides = [stored, sent] as readonly Record<string, unknown>[];
  const read = digests.split(',').flatMap((one) => {
    const [name = '', digest] = one.split(':');
    const field = camelCase(name);
    if (!Object.hasOwn(stored, field)) return [];
    const side = sides.find((values) => digestOf(values[field]) === digest);
    return [[field, side ? side[field] : different]];
  });
  return Object.fromEntries(read) as Partial<T>;
}
