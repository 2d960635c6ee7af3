import { listRetouched, type Retouched } from '@portal/api';
import { type Reading, useReload, useRead } from '../../common/index.ts';

/** The retouched photographs of an order, and how to ask for them anew after an archive. */
export function useRetouched(orderId: number): { reading: Reading<Retouched[]>; refresh: () => Promise<void> } {
  const given = { params: { id: orderId } };
  const ask = useReload();
  return { reading: useRead(listRetouched, given), refresh: () => ask(listRetouched, given) };
}
