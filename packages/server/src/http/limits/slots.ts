import type { Refusal } from '@portal/api';

/** Who is one in a limit: a photographer, all who use one share, or all visitors of one network address. */
export type Holder = `photographer ${number}` | `share ${number}` | `visitor ${string}`;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes a call of the contract. */
    holder: Holder | null;
  }
}

interface SlotRules {
  all: number;
  /** The limit of one holder. */
  ofOne: number;
  /** The refusal when none is free. */
  refusal: () => Refusal;
}

/** Limits what a process does at the same time. */
export interface Slots {
  /** Takes a slot, or refuses; answers the function that frees it. */
  take: (holder: Holder) => () => void;
}

/** So many slots in all, and so many of them for one holder. */
export function createSlots({ all, ofOne, refusal }: SlotRules): Slots {
  const counts = new Map<Holder, number>();
  let taken = 0;
  const countOf = (holder: Holder): number => counts.get(holder) ?? 0;
  const change = (holder: Holder, by: 1 | -1): void => {
    taken += by;
    const count = countOf(holder) + by;
    if (count === 0) counts.delete(holder);
    else counts.set(holder, count);
  };

  return {
    take(holder) {
      if (taken >= all || countOf(holder) >= ofOne) throw refusal();
      change(holder, 1);
      return () => change(holder, -1);
    },
  };
}
