/** The types of the files that the storage serves, by the extension of the key. */
const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png', gif: 'image/gif' };

/** `undefined` for whatever is no image, such as a chunk of an archive: under `/media/` that is not found. */
export const mediaTypeOf = (key: string): string | undefined => types[key.split('.').at(-1) ?? ''];
