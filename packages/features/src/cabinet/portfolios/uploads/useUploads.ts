import { addPhotos, getPortfolio, type Portfolio, RequestError, saveOrder } from '@portal/api';
import { toasts, type ToastNote, type Upload, type UploadState } from '@portal/ui';
import { createQueue, endOf, type Sent, type Unfit } from '../../../common/uploads/index.ts';
import { isNotFound, useApi } from '../../../common/data/index.ts';
import { useUploadStore } from '../../uploads/BackgroundUploads.tsx';
import { after, inOrder } from '../changes.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { t } from '../texts.ts';
import { isClean, type Outcome, outcomeNote } from './outcome.ts';

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
    firstNote: (outcome: Outcome) => ToastNote | null = outcomeNote,
  ) => {
    const before = new Set(portfolio.photos.map(({ id }) => id));
    const places = new Map(files.map((file, place) => [file, place]));
    const added = new Map<number, number>();
    const reported = { times: 0, added: 0, repeated: 0 };
    let repeated = 0;

    const sendOne = async (file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Sent> => {
      const body = { portfolioId: portfolio.id, title: null, specializationId: portfolio.specializationId, files: [file] };
      const send = () => call(addPhotos, { params: { id: portfolio.id }, body }, { signal, onProgress });
      try {
        const answer = await send().catch((error: unknown) => {
          // A late answer: the photo may be stored all the same. The server recognises it when it is sent again.
          if (error instanceof RequestError && error.kind === 'timeout') return send();
          throw error;
        });
        update(after.adding(portfolio.id, answer.photos));
        // That of a photo which was sent twice is none.
        const isRepeated = answer.repeated.some((id) => before.has(id) || added.has(id));
        if (isRepeated) repeated += 1;
        for (const { id } of answer.photos) if (id !== null && !before.has(id)) added.set(id, places.get(file) ?? 0);
        return { end: 'succeed', note: isRepeated ? t('uploads.alreadyThere') : undefined };
      } catch (error) {
        return endOf(error, 'files');
      }
    };

    const report = (outcome: Outcome) => {
      const note = reported.times === 0 ? firstNote(outcome) : outcomeNote(outcome);
      if (note) toasts.show(note);
      reported.times += 1;
    };

    const settle = async (ended: readonly Upload[], close: () => void) => {
      const count = (...steps: UploadState['step'][]) => ended.filter(({ state }) => steps.includes(state.step)).length;
      const outcome: Outcome = {
        isFirst: before.size + reported.added === 0,
        added: added.size - reported.added,
        repeated: repeated - reported.repeated,
        troubled: count('error', 'refused'),
        cancelled: count('cancelled'),
        isWhole: reported.times === 0,
      };
      report(outcome);
      if (isClean(outcome)) close();
      Object.assign(reported, { added: added.size, repeated });
      try {
        // What was cancelled or got no answer may have been stored all the same.
        const now = await call(getPortfolio, { params: { id: portfolio.id } });
        update(after.saving(now));
        const chosen = [...added].toSorted(([, one], [, other]) => one - other).map(([id]) => id);
        await putInOrder(now, chosen);
      } catch (error) {
        // Another tab has deleted the portfolio; otherwise the photos are there, only unsorted.
        if (isNotFound(error)) update(after.deleting(portfolio.id));
      }
    };

    const queue = store.open(portfolio, (onChange, close) =>
      createQueue({ send: sendOne, onChange, onIdle: (ended) => void settle(ended, close), isOnline: () => navigator.onLine }),
    );
    queue.add(files, refused);
  };
}
