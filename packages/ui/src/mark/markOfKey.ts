/** What somebody thinks of a photo while looking through many: to be kept, or rejected. */
export type Mark = 'keep' | 'reject';

const marks: Record<string, Mark | null> = { KeyP: 'keep', KeyX: 'reject', KeyU: null };

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * The mark that a key sets, as in other programs: P keeps, X rejects, U takes the mark away (null). By its place on the keyboard, since
 * these are other letters in a Russian layout. Undefined: it is no such key.
 */
export function markOfKey({ code, altKey, ctrlKey, metaKey }: Keys): Mark | null | undefined {
  return altKey || ctrlKey || metaKey ? undefined : marks[code];
}
