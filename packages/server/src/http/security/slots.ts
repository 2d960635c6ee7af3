import type { Refusal } from '@portal/api';

interface SlotRules {
  all: number;
  /** The limit of one person. */
  ofOne: number;
  /** The refusal when none is free. */
  refusal: () => Refusal;
}

/** Limits what a process does at the same time. */
export interface Slots {
  /** Takes a slot, or refuses; answers the function that frees it. */
  take: (userId: number) => () => void;
}

/** So many slots in all, and so many of them for one person. */
export function createSlots({ all, ofOne, refusal }: SlotRules): Slots {
  const counts = new Map<number, number>();
  let taken = 0;
  const countOf = (userId: number): number => counts.get(userId) ?? 0;
  const change = (userId: number, by: 1 | -1): void => {
    taken += by;
    const count = countOf(userId) + by;
    if (count === 0) counts.delete(userId);
    else counts.set(userId, count);
  };

  return {
    take(userId) {
      if (taken >= all || countOf(userId) >= ofOne) throw refusal();
      change(userId, 1);
      return () => change(userId, -1);
    },
  };
}
