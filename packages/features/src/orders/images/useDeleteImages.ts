import { deleteOrderImage, type OrderImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { deleting, inParallel, notifyError, useApi } from '../../common/index.ts';
import { t } from '../texts.ts';
import { someNames } from './shown.ts';

/** Deletes on their way together: more would only wait in the browser. */
const atOnce = 6;

/** Deletes photographs, each by a call of its own (D2 §7), and names those that could not be deleted. Gives their numbers. */
export function useDeleteImages(orderId: number) {
  const call = useApi();
  return async (images: readonly OrderImage[], onDeleted: (ids: ReadonlySet<number>) => void): Promise<number[]> => {
    const ends = await inParallel(images, atOnce, async (image) => {
      try {
        await deleting(call(deleteOrderImage, { params: { id: orderId, imageId: image.id } }));
        return { image, error: null };
      } catch (error) {
        return { image, error };
      }
    });
    const failed = ends.filter(({ error }) => error !== null);
    const deleted = ends.filter(({ error }) => error === null);
    if (deleted.length > 0) {
      onDeleted(new Set(deleted.map(({ image }) => image.id)));
      const title =
        deleted.length === 1
          ? t('dashboard.projects.images.deleteSuccessSingle')
          : t('dashboard.projects.images.deleteSuccess', { count: deleted.length });
      toasts.show({ type: 'success', title });
    }
    if (failed[0]) {
      notifyError(t('dashboard.projects.images.errors.delete'), failed[0].error, (title, why) =>
        toasts.show({ type: 'error', title, message: `${someNames(failed.map(({ image }) => image.name))}. ${why}` }),
      );
    }
    return failed.map(({ image }) => image.id);
  };
}
