import { sortByCards } from '@portal/api';
import { toasts } from '@portal/ui';
import { notifyError, useApi } from '../../common/data/index.ts';
import { t as groupTexts } from '../groups/texts.ts';
import type { Groups } from '../groups/useGroups.ts';
import { t } from './texts.ts';

/** Sorts the photos of a project by cards once an upload has ended, unless some are missing; without pupils there are no cards. */
export function useSortByCards(projectId: number, { list }: Pick<Groups, 'list'>): (isMissing: boolean) => Promise<void> {
  const call = useApi();
  return async (isMissing) => {
    if (!list.some(({ classId }) => classId !== null)) return;
    if (isMissing) {
      toasts.show({ type: 'info', title: t('waits'), message: t('waitsFor') });
      return;
    }
    try {
      await call(sortByCards, { params: { id: projectId } });
    } catch (error) {
      notifyError(groupTexts('put.failed'), error);
    }
  };
}
