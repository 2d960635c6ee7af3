import type { Photo, PhotographerCard } from '@portal/api';

/** Photos for a contact sheet: the first of every photographer, then the second of every one, and so on. */
export function sheetPhotos(cards: readonly PhotographerCard[], count: number): Photo[] {
  const longest = Math.max(0, ...cards.map(({ portfolio }) => portfolio.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => cards.flatMap(({ portfolio }) => portfolio[turn] ?? [])).flat();
  return inTurn.slice(0, count);
}

/** A photo of one of the specializations, if there is one; each photo serves once. */
export function photoOf(cards: readonly PhotographerCard[], kinds: readonly number[], used: readonly Photo[]): Photo | null {
  const all = cards.flatMap(({ portfolio }) => portfolio).filter((photo) => !used.includes(photo));
  return all.find(({ specializationId }) => specializationId !== null && kinds.includes(specializationId)) ?? null;
}
