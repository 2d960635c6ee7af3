import type { Answered, listCategories, Portfolio, Specialization } from '@portal/api';
import { createContext, useContext } from 'react';
import type { ReadState } from '../../common/data/index.ts';

/** What every part of the section may read and change. */
interface Portfolios {
  portfolios: readonly Portfolio[];
  /** Changes the list in the cache, so that the percent, the banner and the preview update at once. */
  update: (change: (now: Portfolio[]) => Portfolio[] | Promise<Portfolio[]>) => void;
  categories: ReadState<Answered<typeof listCategories>>;
  /** Reports that photos are being sorted; returns the function that ends that. */
  beginPhotos: () => () => void;
}

const nothing: Portfolios = {
  portfolios: [],
  update: () => undefined,
  categories: { state: 'loading' },
  beginPhotos: () => () => undefined,
};

/** Provided by the section for everything inside it. */
export const PortfoliosContext = createContext<Portfolios>(nothing);

/** The user's portfolios, for components of their section. Outside of it, and until they are loaded, there are none, and changing them does nothing. */
export function usePortfolios(): Portfolios {
  return useContext(PortfoliosContext);
}

/** The name of a specialization, also where the server named only its id. */
export function kindOf(id: number | null, { categories }: Pick<Portfolios, 'categories'>): Specialization | null {
  return (categories.state === 'ready' && categories.data.find((one) => one.id === id)) || null;
}
