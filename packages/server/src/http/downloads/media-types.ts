/** The types of the files that the storage serves, by the extension of the key. */
const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png', gif: 'image/gif' };

/** `undefined` for anything that is no image, such as a chunk of an archive: it is not found under `/media/`. */
export const mediaTypeOf = (key: string): string | undefined => types[key.split('.').at(-1) ?? ''];
