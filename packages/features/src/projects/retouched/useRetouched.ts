import { deleteRetouched, holdRetouched, isWaiting, listRetouched, restoreRetouched, type Retouched, showRetouched } from '@portal/api';
import { toasts } from '@portal/ui';
import { notifyError, type ReadState, useApi, useFailureNotice, useRead, useReload, useRenewal } from '../../common/data/index.ts';
import { deleteEach } from '../images/deleteEach.ts';
import type { ImagesView } from '../images/useImagesView.ts';
import { t } from '../texts.ts';
import type { ShownVersion } from './waiting/waiting.ts';

interface RetouchedPhotos {
  result: ReadState<Retouched[]>;
  /** Requests them again, after an archive. */
  refresh: () => Promise<void>;
  remove: (ids: ReadonlySet<number>) => void;
  /** Puts photos from an answer into the list. */
  put: (...photos: Retouched[]) => void;
  /** The same where their addresses may have expired. Nothing, where that fails. */
  renew: () => Promise<readonly Retouched[] | undefined>;
}

/** The retouched photos of a project. */
export function useRetouched(projectId: number): RetouchedPhotos {
  const given = { params: { id: projectId } };
  const reload = useReload();
  const renew = useRenewal(listRetouched, given);
  const result = useRead(listRetouched, given);
  useFailureNotice(result, t('retouched.failed'));
  const remove = (ids: ReadonlySet<number>) => {
    if (result.state === 'ready') result.replace((all) => all.filter(({ id }) => !ids.has(id)));
  };
  const put = (...photos: Retouched[]) => {
    const fresh = new Map(photos.map((photo) => [photo.id, photo]));
    if (result.state === 'ready') result.replace((all) => all.map((one) => fresh.get(one.id) ?? one));
  };
  return { result, remove, put, refresh: () => reload(listRetouched, given), renew };
}

/** Deletes retouched photos of a project with all their versions. Returns the ids of those that could not be deleted. */
export function useDeleteRetouched(projectId: number, onDeleted: (ids: ReadonlySet<number>) => void) {
  const call = useApi();
  return (photos: readonly Retouched[]): Promise<number[]> =>
    deleteEach(photos, { call: ({ id }) => call(deleteRetouched, { params: { id: projectId, retouchedId: id } }), onDeleted });
}

type Changes = Pick<RetouchedPhotos, 'put' | 'refresh'>;

/** Makes an earlier version of a retouched photo the current one; the one before stays among the earlier ones. */
export function useRestoreRetouched(projectId: number, { put, refresh }: Changes) {
  const call = useApi();
  return async ({ id }: Retouched, version: number): Promise<void> => {
    try {
      put(await call(restoreRetouched, { params: { id: projectId, retouchedId: id }, body: { version } }));
      toasts.show({ type: 'success', title: t('retouched.restored', { number: version }) });
    } catch (error) {
      notifyError(t('retouched.notRestored'), error);
      void refresh();
    }
  };
}

/** Holds photos back from delivery; where all of them are held back already, delivers them again. */
export function useHoldRetouched(projectId: number, { put, refresh }: Changes) {
  const call = useApi();
  return async (photos: readonly Retouched[]): Promise<void> => {
    const isHeld = photos.some((photo) => !photo.isHeld);
    try {
      put(...(await call(holdRetouched, { params: { id: projectId }, body: { ids: photos.map(({ id }) => id), isHeld } })));
      toasts.show({ type: 'success', title: t(isHeld ? 'retouched.held' : 'retouched.delivered', { count: photos.length }) });
    } catch (error) {
      notifyError(t(isHeld ? 'retouched.notHeld' : 'retouched.notDelivered'), error);
      void refresh();
    }
  };
}

/** A version as it is by now. */
function versionIn(photos: readonly Retouched[], { id, version }: ShownVersion) {
  const photo = photos.find((one) => one.id === id);
  return photo?.version === version ? photo : photo?.earlier.find(({ number }) => number === version);
}

/** Shows waiting photos to clients, each in the version that is on the screen, and takes the last time back. */
export function useShowRetouched(
  projectId: number,
  photos: readonly Retouched[],
  { lastShown: last, setLastShown: setLast }: Pick<ImagesView, 'lastShown' | 'setLastShown'>,
  { put, refresh }: Changes,
) {
  const call = useApi();
  // Of the photos as they are now: neither what was taken back nor what a client has accepted since can be taken back.
  const shown = last.filter((one) => {
    const { shownAt = null, acceptedAt = null } = versionIn(photos, one) ?? {};
    return shownAt !== null && (acceptedAt === null || acceptedAt < shownAt);
  });
  const change = async (versions: readonly ShownVersion[], isShown: boolean): Promise<readonly Retouched[]> => {
    try {
      const changed = await call(showRetouched, { params: { id: projectId }, body: { photos: [...versions], isShown } });
      put(...changed);
      return changed;
    } catch (error) {
      notifyError(t(isShown ? 'retouched.show.failed' : 'retouched.show.notUndone'), error);
      void refresh();
      return [];
    }
  };
  return {
    /** What was shown last, and can be taken back. */
    shown,
    show: async (some: readonly Retouched[]): Promise<void> => {
      const versions = some.filter(isWaiting).map(({ id, version }) => ({ id, version }));
      if (versions.length === 0) return;
      setLast(versions);
      await change(versions, true);
    },
    undo: async (): Promise<void> => {
      const changed = await change(shown, false);
      const count = shown.filter((one) => (versionIn(changed, one)?.shownAt ?? null) !== null).length;
      if (count > 0) toasts.show({ type: 'info', title: t('retouched.show.kept', { count }) });
    },
  };
}
