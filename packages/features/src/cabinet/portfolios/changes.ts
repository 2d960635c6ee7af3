import type { Portfolio, PortfolioPhoto } from '@portal/api';

type Change = (portfolios: Portfolio[]) => Portfolio[];

const changed =
  (wanted: number, change: (portfolio: Portfolio) => Portfolio): Change =>
  (portfolios) =>
    portfolios.map((portfolio) => (portfolio.id === wanted ? change(portfolio) : portfolio));

/** The list of portfolios after a write, so that everything that shows it updates at once. */
export const after = {
  /** In the place of the one with this id, else behind the others. */
  saving:
    (saved: Portfolio): Change =>
    (portfolios) =>
      portfolios.some(({ id }) => id === saved.id) ? portfolios.map((one) => (one.id === saved.id ? saved : one)) : [...portfolios, saved],

  editing: (id: number, texts: Pick<Portfolio, 'title' | 'description' | 'specializationId' | 'specialization' | 'version'>): Change =>
    changed(id, (portfolio) => ({ ...portfolio, ...texts })),

  deleting:
    (gone: number): Change =>
    (portfolios) =>
      portfolios.filter(({ id }) => id !== gone),

  /** New photos stand behind the others; one that was there already stays where it is. */
  adding: (id: number, added: readonly PortfolioPhoto[]): Change =>
    changed(id, (portfolio) => {
      const known = new Set(portfolio.photos.map((photo) => photo.id));
      return { ...portfolio, photos: [...portfolio.photos, ...added.filter((photo) => !known.has(photo.id))] };
    }),

  changingPhoto: (id: number, saved: PortfolioPhoto): Change =>
    changed(id, (portfolio) => ({ ...portfolio, photos: portfolio.photos.map((photo) => (photo.id === saved.id ? saved : photo)) })),

  deletingPhoto: (id: number, gone: number): Change =>
    changed(id, (portfolio) => ({ ...portfolio, photos: portfolio.photos.filter((photo) => photo.id !== gone) })),

  /** Removes them from one portfolio and appends them to the other. */
  movingPhotos:
    (from: number, to: number, moved: readonly PortfolioPhoto[]): Change =>
    (portfolios) =>
      after.adding(to, moved)(moved.reduce((now, { id }) => after.deletingPhoto(from, id ?? 0)(now), portfolios)),

  ordering:
    (order: readonly number[]): Change =>
    (portfolios) =>
      inOrder(portfolios, order),

  orderingPhotos: (id: number, order: readonly number[]): Change =>
    changed(id, (portfolio) => ({ ...portfolio, photos: inOrder(portfolio.photos, order) })),
};

/** What the new order does not name comes last, in its old order. */
export function inOrder<T extends { id: number | null }>(things: readonly T[], order: readonly number[]): T[] {
  const places = new Map<number | null, number>(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T) => places.get(id) ?? order.length;
  return things.toSorted((one, other) => placeOf(one) - placeOf(other));
}
