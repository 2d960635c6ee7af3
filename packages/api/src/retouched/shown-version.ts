import type { Retouched } from './retouched.ts';

/** A photo in as far as it decides what clients see of it. */
type Shown = Pick<Retouched, 'version' | 'shownAt' | 'acceptedAt' | 'isHeld'> & {
  earlier: readonly Pick<Retouched['earlier'][number], 'number' | 'shownAt' | 'acceptedAt'>[];
};

/** Whether its newest version waits for the photographer. One that is held back waits for nothing. */
export const isWaiting = ({ shownAt, isHeld }: Pick<Retouched, 'shownAt' | 'isHeld'>): boolean => shownAt === null && !isHeld;

/** The number of the version that clients see: the newest that has been shown; null: none. */
export function shownVersion({ version, shownAt, earlier }: Shown): number | null {
  return shownAt === null ? (earlier.find((one) => one.shownAt !== null)?.number ?? null) : version;
}

/** Whether a client has accepted one of its versions: a later one replaces it only by the photographer's decision. */
export const hasAccepted = ({ acceptedAt, earlier }: Shown): boolean =>
  acceptedAt !== null || earlier.some((one) => one.acceptedAt !== null);
