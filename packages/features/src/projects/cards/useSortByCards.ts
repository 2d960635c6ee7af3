import { sortByCards } from '@portal/api';
import { notifyError, useApi } from '../../common/data/index.ts';
import { t } from '../groups/texts.ts';
import type { Groups } from '../groups/useGroups.ts';

/** Sorts the photos of a project by cards once an upload has ended; without pupils there are none. */
export function useSortByCards(projectId: number, { list }: Pick<Groups, 'list'>): () => Promise<void> {
  const call = useApi();
  return async () => {
    if (!list.some(({ classId }) => classId !== null)) return;
    try {
      await call(sortByCards, { params: { id: projectId } });
    } catch (error) {
      notifyError(t('put.failed'), error);
    }
  };
}
