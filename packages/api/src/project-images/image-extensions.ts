const imageExtension = /\.(?:jpe?g|jpe|jfif|png|gif|webp)$/i;

/** Whether a name has the extension of an image. */
export const hasImageExtension = (name: string): boolean => imageExtension.test(name);

/** An image's name without its extension, but with its dot; any other name as it is. */
export const withoutFormat = (name: string): string => name.replace(imageExtension, '.');

/** An image's name with an extension, which systems need to open it: it may have been renamed without one. The stored file has one. */
export const withImageExtension = (name: string, stored: string): string =>
  hasImageExtension(name) ? name : name + (/\.\w+$/.exec(stored.replace(/[?#].*$/, ''))?.[0] ?? '');
