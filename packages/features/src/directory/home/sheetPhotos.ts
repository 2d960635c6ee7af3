import type { Photo, PhotographerCard } from '@portal/api';

/** Photos whose title none before them has come first, so that two similar photos are not side by side. */
function variedFirst(photos: readonly Photo[]): Photo[] {
  const seen = new Set<string>();
  const isNew = ({ title }: Photo) => title === null || (!seen.has(title) && Boolean(seen.add(title)));
  const varied = photos.filter(isNew);
  return [...varied, ...photos.filter((photo) => !varied.includes(photo))];
}

/** A main colour is stored in coarse steps: black and white is exactly grey. */
const isGrey = (photo: Photo): boolean => photo.color !== null && chroma(photo) === 0;

/** The same photos, those in black and white last from the given count on: a sheet of them looks as if it had no colours. */
function fewGrey(photos: readonly Photo[], count: number): Photo[] {
  const spare = new Set(photos.filter(isGrey).slice(count));
  return [...photos.filter((photo) => !spare.has(photo)), ...spare];
}

/**
 * Photos for a contact sheet: the first of every photographer, then the second of every one, and so on. Repeated subjects come last,
 * and so does what would make more than a quarter of the sheet black and white.
 */
export function sheetPhotos(cards: readonly PhotographerCard[], count: number): Photo[] {
  const longest = Math.max(0, ...cards.map(({ portfolio }) => portfolio.length));
  const inTurn = Array.from({ length: longest }, (_, turn) => cards.flatMap(({ portfolio }) => portfolio[turn] ?? [])).flat();
  return variedFirst(fewGrey(inTurn, Math.floor(count / 4))).slice(0, count);
}

/** The most colourful photo of one of the specializations, if there is one; each photo is used once. */
export function photoOf(cards: readonly PhotographerCard[], kinds: readonly number[], used: readonly Photo[]): Photo | null {
  const all = cards.flatMap(({ portfolio }) => portfolio).filter((photo) => !used.includes(photo));
  const fitting = all.filter(({ specializationId }) => specializationId !== null && kinds.includes(specializationId));
  return fitting[largest(fitting.map(chroma))] ?? null;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** `#3a2f1c` as numbers; grey where a photo has no main colour. */
function rgbOf({ color }: Photo): Rgb {
  const value = /^#[\da-f]{6}$/i.test(color ?? '') ? Number.parseInt((color ?? '').slice(1), 16) : 0x80_80_80;
  return [Math.trunc(value / 0x1_00_00), Math.trunc(value / 0x1_00) % 0x1_00, value % 0x1_00];
}

const chroma = (photo: Photo): number => Math.max(...rgbOf(photo)) - Math.min(...rgbOf(photo));

function difference(one: Photo, other: Photo): number {
  const b = rgbOf(other);
  return Math.hypot(...rgbOf(one).map((part, index) => part - (b[index] ?? 0)));
}

/** The index of the largest number, of equal ones the first. */
const largest = (numbers: readonly number[]): number => Math.max(0, numbers.indexOf(Math.max(...numbers)));

/** Photos with a smaller distance of their main colours look alike side by side. */
const alike = 90;

/** The same photos in an order in which the marked position has the most colourful one, and neighbours differ where that is possible. */
export function composed(photos: readonly Photo[], columns: number, marked: number): Photo[] {
  const left = [...photos];
  const take = (place: number) => left.splice(place, 1);
  const lit = marked < photos.length ? take(largest(left.map(chroma))) : [];
  const sheet: Photo[] = [];
  for (const place of photos.keys()) {
    const beside = [
      place % columns === 0 ? undefined : sheet[place - 1],
      sheet[place - columns],
      place + 1 === marked ? lit[0] : undefined,
    ];
    const differs = (photo: Photo) => Math.min(alike, ...beside.map((other) => (other ? difference(photo, other) : alike)));
    sheet.push(...(place === marked ? lit : take(largest(left.map(differs)))));
  }
  return sheet;
}
