import { useEffect, useState } from 'react';
import type { Piece } from './piece.ts';

type Fetched<T> = { state: 'loading' } | { state: 'failed'; retry: () => void } | { state: 'ready'; value: T };

/** Code that is fetched once it is needed. A failure is the caller's to tell: the screen around it stays. */
export function usePiece<T>(piece: Piece<T>, isNeeded = true): Fetched<T> {
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{ attempt: number; hasFailed: boolean } | null>(null);
  useEffect(() => {
    if (!isNeeded || piece.value !== null) return undefined;
    let isHere = true;
    const end = (hasFailed: boolean) => () => {
      if (isHere) setEnded({ attempt, hasFailed });
    };
    piece.fetch().then(end(false), end(true));
    return () => {
      isHere = false;
    };
  }, [piece, isNeeded, attempt]);

  if (piece.value !== null) return { state: 'ready', value: piece.value };
  if (ended?.attempt === attempt && ended.hasFailed) return { state: 'failed', retry: () => setAttempt(attempt + 1) };
  return { state: 'loading' };
}
