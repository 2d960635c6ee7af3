import { getPortfolio, listPortfolios } from '@portal/api';
import { isNotFound, useApi } from '../../common/data/index.ts';
import { after } from './changes.ts';
import { usePortfolios } from './usePortfolios.ts';

/** Reloads a portfolio that another tab may have changed. If the request fails, what is shown stays. */
export function useRenewPortfolio() {
  const call = useApi();
  const { update } = usePortfolios();
  return async (id: number) => {
    try {
      update(after.saving(await call(getPortfolio, { params: { id } })));
    } catch (error) {
      if (isNotFound(error)) update(after.deleting(id));
    }
  };
}

/** The same for all of them, with their order. A change made here before the answer arrives is newer than it, and stays. */
export function useRenewPortfolios() {
  const call = useApi();
  const { update } = usePortfolios();
  return () => update((now) => call(listPortfolios, {}).catch(() => now));
}
