import { listRetouched, type Retouched } from '@portal/api';
import { notifyError, type Reading, useApi, useRead } from '../../common/index.ts';
import { t } from '../texts.ts';

/** The retouched photographs of an order, and how to ask for them anew after an archive. */
export function useRetouched(orderId: number): { reading: Reading<Retouched[]>; refresh: () => Promise<void> } {
  const call = useApi();
  const given = { params: { id: orderId } };
  const reading = useRead(listRetouched, given);
  const refresh = async () => {
    if (reading.state === 'failed') reading.retry();
    if (reading.state !== 'ready') return;
    try {
      reading.replace(await call(listRetouched, given));
    } catch (error) {
      notifyError(t('retouched.failed'), error);
    }
  };
  return { reading, refresh };
}
