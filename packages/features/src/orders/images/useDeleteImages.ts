import { deleteOrderImage, type OrderImage } from '@portal/api';
import { useApi } from '../../common/index.ts';
import { deleteEach } from './deleteEach.ts';

/** Deletes photos of an order. Gives the numbers of those that could not be deleted. */
export function useDeleteImages(orderId: number, onDeleted: (ids: ReadonlySet<number>) => void) {
  const call = useApi();
  return (images: readonly OrderImage[]): Promise<number[]> =>
    deleteEach(images, { call: ({ id }) => call(deleteOrderImage, { params: { id: orderId, imageId: id } }), onDeleted });
}
