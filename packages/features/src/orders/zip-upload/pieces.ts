import { zipLimits } from '@portal/api';
import { type Piece, pieceBytes, pieceCount } from './state.ts';

/** Pieces on their way at once. The server takes them in any order. */
export const parallel = 3;

/** The pieces of an archive; those that the server has already are done. */
export function piecesOf(size: number, uploaded: readonly number[]): Piece[] {
  const there = new Set(uploaded);
  return Array.from({ length: pieceCount(size) }, (_, index) => ({
    phase: there.has(index) ? 'done' : 'open',
    attempt: 1,
    share: 0,
  }));
}

/** Those whose turn it is, by their index. One that waits for its next attempt keeps its turn. */
export function active(pieces: readonly Piece[]): number[] {
  return pieces.flatMap(({ phase }, index) => (phase === 'done' ? [] : index)).slice(0, parallel);
}

/** How much has gone, at most 98 (ledger ZIP-46). */
export function percentOf(size: number, pieces: readonly Piece[]): number {
  const gone = pieces.reduce((sum, { phase, share }, index) => sum + (phase === 'done' ? 1 : share) * pieceBytes(size, index), 0);
  return Math.min(zipLimits.chunksPercent, Math.floor((gone / size) * 100));
}

/** A failed piece waits and tries again, or has used up its attempts: null (ledger CON-39). */
export function afterFailure(piece: Piece): Piece | null {
  return piece.attempt < zipLimits.chunkAttempts ? { phase: 'waiting', attempt: piece.attempt + 1, share: 0 } : null;
}
