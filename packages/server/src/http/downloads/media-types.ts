/** The types of the files that the storage hands out, by the ending of the key. */
const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png', gif: 'image/gif' };

/** `undefined` for whatever is no image, such as a piece of an archive: under `/media/` that is not found. */
export const mediaTypeOf = (key: string): string | undefined => types[key.split('.').at(-1) ?? ''];
