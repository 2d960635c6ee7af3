const pictureEnding = /\.(?:jpe?g|jpe|jfif|png|gif|webp)$/i;

/** Whether a name ends as names of pictures do. */
export const hasPictureEnding = (name: string): boolean => pictureEnding.test(name);

/** A picture's name without the ending by which it is one, but with its dot; any other name as it is. */
export const withoutFormat = (name: string): string => name.replace(pictureEnding, '.');

/** A picture's name with an ending, by which systems open it: somebody may have renamed it without. Where its file lies has one. */
export const withPictureEnding = (name: string, stored: string): string =>
  hasPictureEnding(name) ? name : name + (/\.\w+$/.exec(stored.replace(/[?#].*$/, ''))?.[0] ?? '');
