import { deleteRetouched, type Retouched } from '@portal/api';
import { useApi } from '../../common/index.ts';
import { deleteEach } from '../images/deleteEach.ts';

/** Deletes retouched photos of an order with all their versions. Gives the numbers of those that could not be deleted. */
export function useDeleteRetouched(orderId: number, onDeleted: (ids: ReadonlySet<number>) => void) {
  const call = useApi();
  return (photos: readonly Retouched[]): Promise<number[]> =>
    deleteEach(photos, { call: ({ id }) => call(deleteRetouched, { params: { id: orderId, retouchedId: id } }), onDeleted });
}
