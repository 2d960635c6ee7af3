import { createPiece, type Piece } from './piece.ts';

/** How an attempt to fetch a piece ends. */
export type Attempt = 'fails' | 'hangs' | Promise<void>;

/** A piece whose attempts end like these, one after another. */
export function pieceIn<T>(attempts: readonly Attempt[], load: () => Promise<T>): Piece<T> {
  const left = [...attempts];
  return createPiece(async () => {
    const attempt = left.shift();
    if (attempt === 'fails') throw new TypeError('Failed to fetch');
    await (attempt === 'hangs' ? new Promise(() => {}) : attempt);
    return load();
  });
}
