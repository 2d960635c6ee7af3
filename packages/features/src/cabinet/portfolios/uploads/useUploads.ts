import { addPhotos, getPortfolio, type Portfolio, RequestError, saveOrder } from '@portal/api';
import { toasts, type ToastNote } from '@portal/ui';
import { createQueue, endOf, isClean, type Outcome, type QueuedFile, type Sent, type Unfit } from '../../../common/uploads/index.ts';
import { isNotFound, useApi } from '../../../common/data/index.ts';
import { useUploadStore } from '../../uploads/BackgroundUploads.tsx';
import { after, inOrder } from '../changes.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { t } from '../texts.ts';
import { outcomeNote, type PhotosOutcome } from './outcome.ts';

/**
 * Uploads photos into a portfolio, each in its own request, while the user works elsewhere in the cabinet, and reports the result; the files chosen
 * last get a notice of their own.
 */
export function useUploads() {
  const call = useApi();
  const { update } = usePortfolios();
  const store = useUploadStore();

  /** Requests overtake each other, so the photos are sorted as they were chosen. */
  const putInOrder = async (portfolio: Portfolio, wanted: readonly number[]) => {
    const order = [...portfolio.photos.flatMap(({ id }) => (id === null || wanted.includes(id) ? [] : id)), ...wanted];
    if (inOrder(portfolio.photos, order).every((photo, place) => photo === portfolio.photos[place])) return;
    await call(saveOrder, { body: { order, portfolioId: portfolio.id } });
    update(after.orderingPhotos(portfolio.id, order));
  };

  return (
    portfolio: Portfolio,
    files: readonly File[],
    refused: readonly Unfit[] = [],
    firstNote: (outcome: PhotosOutcome) => ToastNote | null = outcomeNote,
  ) => {
    const known = new Set(portfolio.photos.map(({ id }) => id));

    const sendOne = async (file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Sent> => {
      const body = { portfolioId: portfolio.id, title: null, specializationId: portfolio.specializationId, files: [file] };
      const send = () => call(addPhotos, { params: { id: portfolio.id }, body }, { signal, onProgress });
      try {
        const { photos } = await send().catch((error: unknown) => {
          // A late answer: the photo may be stored all the same. The server recognises it when it is sent again.
          if (error instanceof RequestError && error.kind === 'timeout') return send();
          throw error;
        });
        update(after.adding(portfolio.id, photos));
        const id = photos[0]?.id ?? null;
        const isNew = !known.has(id);
        if (id !== null) known.add(id);
        return { end: 'succeed', stored: { id, isNew }, note: isNew ? undefined : t('uploads.alreadyThere') };
      } catch (error) {
        return endOf(error, 'files');
      }
    };

    const settle = async (outcome: Outcome, ended: readonly QueuedFile[], close: () => void) => {
      const chosen = ended.flatMap(({ stored }) => (stored?.isNew && stored.id !== null ? stored.id : []));
      const photos = { ...outcome, isFirst: portfolio.photos.length + chosen.length === outcome.added };
      const note = outcome.isWhole ? firstNote(photos) : outcomeNote(photos);
      if (note) toasts.show(note);
      if (isClean(outcome)) close();
      try {
        // What was cancelled or got no answer may have been stored all the same.
        const now = await call(getPortfolio, { params: { id: portfolio.id } });
        update(after.saving(now));
        await putInOrder(now, chosen);
      } catch (error) {
        // Another tab has deleted the portfolio; otherwise the photos are there, only unsorted.
        if (isNotFound(error)) update(after.deleting(portfolio.id));
      }
    };

    const queue = store.open(portfolio, (onChange, close) =>
      createQueue({
        send: sendOne,
        onChange,
        onIdle: (outcome, ended) => void settle(outcome, ended, close),
        isOnline: () => navigator.onLine,
      }),
    );
    queue.add(files, refused);
  };
}
