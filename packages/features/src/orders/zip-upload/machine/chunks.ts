import { zipLimits } from '@portal/api';
import { type Chunk, chunkSize, chunkCount } from './state.ts';

/** Concurrent chunks. The server accepts them in any order. */
export const parallel = 3;

/** The chunks of an archive; those that the server has already are done. */
export function chunksOf(size: number, uploaded: readonly number[]): Chunk[] {
  const there = new Set(uploaded);
  return Array.from({ length: chunkCount(size) }, (_, index) => ({
    phase: there.has(index) ? 'done' : 'open',
    attempt: 1,
    share: 0,
  }));
}

/** The active ones, by their index. One that waits for its next attempt stays active. */
export function active(chunks: readonly Chunk[]): number[] {
  return chunks.flatMap(({ phase }, index) => (phase === 'done' ? [] : index)).slice(0, parallel);
}

/** How much has been sent, at most 98 (ledger ZIP-46). */
export function percentOf(size: number, chunks: readonly Chunk[]): number {
  const gone = chunks.reduce((sum, { phase, share }, index) => sum + (phase === 'done' ? 1 : share) * chunkSize(size, index), 0);
  return Math.min(zipLimits.chunksPercent, Math.floor((gone / size) * 100));
}

/** A failed chunk waits and is retried, or has used up its attempts: null (ledger CON-39). */
export function afterFailure(chunk: Chunk): Chunk | null {
  return chunk.attempt < zipLimits.chunkAttempts ? { phase: 'waiting', attempt: chunk.attempt + 1, share: 0 } : null;
}
