import { getClientMarks, hideFromShares, type WantedFix } from '@portal/api';
import { toasts } from '@portal/ui';
import { useMemo } from 'react';
import { notifyError, useApi, useRead, useReload } from '../../../common/data/index.ts';
import { t } from '../../shares/texts.ts';
import { byImage, type MarksOfClients, noMarks } from './clientMarks.ts';

export interface ImagesOfClients {
  marks: MarksOfClients;
  /** What clients want fixed on retouched photos. */
  fixes: readonly WantedFix[];
  /** Takes photos out of all shares, or puts them back, and says so. */
  hide: (ids: readonly number[], isHidden: boolean) => Promise<void>;
  /** Another group may be shown by other shares, whose marks count. */
  reload: () => void;
}

const none: readonly WantedFix[] = [];

/** What clients chose of a project, and what is hidden from them. If it cannot be read, the photos are shown without it. */
export function useClientMarks(projectId: number): ImagesOfClients {
  const call = useApi();
  const refresh = useReload();
  const given = useMemo(() => ({ params: { id: projectId } }), [projectId]);
  const result = useRead(getClientMarks, given, { revalidateOnFocus: true });
  const data = result.state === 'ready' ? result.data : null;
  const marks = useMemo(() => (data ? byImage(data) : noMarks), [data]);
  const reload = () => void refresh(getClientMarks, given);

  const hide = async (ids: readonly number[], isHidden: boolean): Promise<void> => {
    const words = isHidden ? 'hidden' : 'shown';
    try {
      const fresh = await call(hideFromShares, { ...given, body: { imageIds: [...ids], hidden: isHidden } });
      if (result.state === 'ready') result.replace(() => fresh);
      else reload();
      toasts.show({ type: 'success', title: t(`marks.${words}.title`, { count: ids.length }), message: t(`marks.${words}.text`) });
    } catch (error) {
      notifyError(t(`marks.${words}.failed`), error);
    }
  };
  return { marks, fixes: data?.fixes ?? none, hide, reload };
}
