import { deletePhoto, movePhotos, type PhotoChanges, type Portfolio, type PortfolioPhoto, saveOrder, updatePhoto } from '@portal/api';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { deleting, inParallel, notifyError, useApi } from '../../../common/data/index.ts';
import { t } from '../texts.ts';
import { after } from '../changes.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { useRenewPortfolio } from '../useRenewPortfolio.ts';

/** Concurrent calls: more would only wait in the browser. */
const atOnce = 6;

/** Changes of one or many photos of a portfolio, each by a call of its own. */
export function usePhotoChanges({ id: portfolioId, photos: all }: Portfolio) {
  const call = useApi();
  const { update } = usePortfolios();
  const renew = useRenewPortfolio();
  const [isPending, setPending] = useState(false);

  /** Reports one failure for all, then reloads the photos. Returns whether all calls succeeded. */
  const each = async (photos: readonly PortfolioPhoto[], failed: string, done: string, work: (mediaId: number) => Promise<void>) => {
    setPending(true);
    const errors = await inParallel(photos, atOnce, ({ id }) =>
      work(id ?? 0).then(
        () => null,
        (error: unknown) => error,
      ),
    );
    const [error] = errors.filter((one) => one !== null);
    if (error !== undefined) {
      notifyError(failed, error);
      await renew(portfolioId);
    } else if (done) toasts.show({ type: 'success', title: done });
    setPending(false);
    return error === undefined;
  };

  const change = (photos: readonly PortfolioPhoto[], body: PhotoChanges, done: string) =>
    each(photos, t('saveFailed'), done, async (mediaId) =>
      update(after.changingPhoto(portfolioId, await call(updatePhoto, { params: { id: portfolioId, mediaId }, body }))),
    );

  return {
    isPending,
    /** Optimistic: the star is shown at once and removed again if it could not be saved. */
    star: (photo: PortfolioPhoto) =>
      each([photo], t('saveFailed'), '', async (mediaId) => {
        const isFeatured = !photo.isFeatured;
        update(after.changingPhoto(portfolioId, { ...photo, isFeatured }));
        try {
          update(after.changingPhoto(portfolioId, await call(updatePhoto, { params: { id: portfolioId, mediaId }, body: { isFeatured } })));
        } catch (error) {
          // Before the photos are reloaded, whose answer is newer.
          update(after.changingPhoto(portfolioId, photo));
          throw error;
        }
      }),
    specialize: (photos: readonly PortfolioPhoto[], specializationId: number | null) =>
      change(photos, { specializationId }, t('selection.specialized', { count: photos.length })),
    remove: (photos: readonly PortfolioPhoto[]) =>
      each(photos, t('deleteFailed'), t('selection.deleted', { count: photos.length }), async (mediaId) => {
        await deleting(call(deletePhoto, { params: { id: portfolioId, mediaId } }));
        update(after.deletingPhoto(portfolioId, mediaId));
      }),
    /** All in one call; photos that the other portfolio has already stay, and a notice says so. */
    move: async (photos: readonly PortfolioPhoto[], target: Portfolio) => {
      setPending(true);
      try {
        const body = { portfolioId: target.id, photoIds: photos.flatMap(({ id }) => id ?? []) };
        const { photos: moved, repeated } = await call(movePhotos, { params: { id: portfolioId }, body });
        update(after.movingPhotos(portfolioId, target.id, moved));
        const names = { title: target.title, count: moved.length };
        if (repeated.length === 0) toasts.show({ type: 'success', title: t('selection.moved', names) });
        else {
          const message = t('selection.movedRepeated', { count: repeated.length });
          toasts.show({ type: 'info', title: t('selection.moved', names), message });
        }
      } catch (error) {
        notifyError(t('selection.moveFailed'), error);
        await Promise.all([renew(portfolioId), renew(target.id)]);
      }
      setPending(false);
    },
    /** The first photo of a portfolio is its cover. */
    makeCover: (photo: PortfolioPhoto) =>
      each([photo], t('saveFailed'), t('selection.covered'), async (mediaId) => {
        const order = [mediaId, ...all.flatMap(({ id }) => (id === null || id === mediaId ? [] : id))];
        await call(saveOrder, { body: { order, portfolioId } });
        update(after.orderingPhotos(portfolioId, order));
      }),
  };
}
