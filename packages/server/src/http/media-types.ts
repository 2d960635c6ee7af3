/** The types of the files that the storage hands out, by the ending of the key. */
const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png', gif: 'image/gif' };

export const mediaTypeOf = (key: string): string | undefined => types[key.split('.').at(-1) ?? ''];
