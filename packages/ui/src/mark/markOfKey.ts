/** A mark that is set while looking through many photos: keep, or reject. */
export type Mark = 'keep' | 'reject';

/** A photo has at most so many stars. */
export const MOST_STARS = 5;

/** What of a photo's marks is to be changed; the other stays. */
export interface MarkChange {
  /** Null: none. */
  mark?: Mark | null;
  /** Stars, 1 to 5; 0: none. */
  rating?: number;
}

const changes: Record<string, MarkChange> = { KeyP: { mark: 'keep' }, KeyX: { mark: 'reject' }, KeyU: { mark: null } };
for (let rating = 0; rating <= MOST_STARS; rating += 1) {
  changes[`Digit${rating}`] = { rating };
  changes[`Numpad${rating}`] = { rating };
}

type Keys = Pick<KeyboardEvent, 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * What a key marks, as in other programs: P keeps, X rejects, U removes the mark; 1 to 5 give stars, 0 removes them. By its position
 * on the keyboard, since these are other letters in a Russian layout. Undefined: it is no such key.
 */
export function markOfKey({ code, altKey, ctrlKey, metaKey, shiftKey }: Keys): MarkChange | undefined {
  const isSign = shiftKey && !code.startsWith('Key');
  return altKey || ctrlKey || metaKey || isSign ? undefined : changes[code];
}
