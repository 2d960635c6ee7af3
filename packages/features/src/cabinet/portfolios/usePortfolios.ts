import type { Answered, listCategories, Portfolio, Specialization } from '@portal/api';
import { createContext, useContext } from 'react';
import type { ReadState } from '../../common/index.ts';

/** What every part of the section may look at and change. */
interface Portfolios {
  portfolios: readonly Portfolio[];
  /** Changes what is known of the list; the percent, the banner and the preview follow at once. */
  update: (change: (now: Portfolio[]) => Portfolio[] | Promise<Portfolio[]>) => void;
  categories: ReadState<Answered<typeof listCategories>>;
  /** Photos are being put in order; gives what ends that. */
  beginPhotos: () => () => void;
}

const nothing: Portfolios = {
  portfolios: [],
  update: () => undefined,
  categories: { state: 'loading' },
  beginPhotos: () => () => undefined,
};

/** Filled by the section for everything inside it. */
export const PortfoliosContext = createContext<Portfolios>(nothing);

/**
 * The own portfolios, for components of their section. Outside of it, and until they are loaded: none, and changing them does
 * nothing.
 */
export function usePortfolios(): Portfolios {
  return useContext(PortfoliosContext);
}

/** The name of a specialization, also where the server named only its id. */
export function kindOf(id: number | null, { categories }: Pick<Portfolios, 'categories'>): Specialization | null {
  return (categories.state === 'ready' && categories.data.find((one) => one.id === id)) || null;
}
