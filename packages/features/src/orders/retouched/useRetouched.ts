import { listRetouched, type Retouched } from '@portal/api';
import { type ReadState, useFailureNotice, useRead, useReload, useRenewal } from '../../common/index.ts';
import { t } from '../texts.ts';

interface RetouchedPhotos {
  result: ReadState<Retouched[]>;
  /** Requests them again, after an archive. */
  refresh: () => Promise<void>;
  remove: (ids: ReadonlySet<number>) => void;
  /** The same where their addresses may be over. Nothing, where that fails. */
  renew: () => Promise<readonly Retouched[] | undefined>;
}

/** The retouched photos of an order. */
export function useRetouched(orderId: number): RetouchedPhotos {
  const given = { params: { id: orderId } };
  const reload = useReload();
  const renew = useRenewal(listRetouched, given);
  const result = useRead(listRetouched, given);
  useFailureNotice(result, t('retouched.failed'));
  const remove = (ids: ReadonlySet<number>) => {
    if (result.state === 'ready') result.replace((all) => all.filter(({ id }) => !ids.has(id)));
  };
  return { result, remove, refresh: () => reload(listRetouched, given), renew };
}
