import { toasts } from '@portal/ui';
import { deleting, inParallel, notifyError } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { someNames } from './shown.ts';

/** Concurrent deletions: more would only wait in the browser. */
const atOnce = 6;

interface Deletion<Photo> {
  /** Deletes one. */
  call: (photo: Photo) => Promise<unknown>;
  onDeleted: (ids: ReadonlySet<number>) => void;
}

/** Deletes photos, each by a call of its own (D2 §7), and names those that could not be deleted. Returns their ids. */
export async function deleteEach<Photo extends { id: number; name: string }>(
  photos: readonly Photo[],
  { call, onDeleted }: Deletion<Photo>,
): Promise<number[]> {
  const ends = await inParallel(photos, atOnce, async (photo) => {
    try {
      await deleting(call(photo));
      return { photo, error: null };
    } catch (error) {
      return { photo, error };
    }
  });
  const failed = ends.filter(({ error }) => error !== null);
  const deleted = ends.filter(({ error }) => error === null);
  if (deleted.length > 0) {
    onDeleted(new Set(deleted.map(({ photo }) => photo.id)));
    const title =
      deleted.length === 1
        ? t('dashboard.projects.images.deleteSuccessSingle')
        : t('dashboard.projects.images.deleteSuccess', { count: deleted.length });
    toasts.show({ type: 'success', title });
  }
  if (failed[0]) {
    notifyError(t('dashboard.projects.images.errors.delete'), failed[0].error, (title, why) =>
      toasts.show({ type: 'error', title, message: `${someNames(failed.map(({ photo }) => photo.name))}. ${why}` }),
    );
  }
  return failed.map(({ photo }) => photo.id);
}
