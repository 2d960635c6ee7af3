import { addPhotos, getPortfolio, type Portfolio, saveOrder } from '@portal/api';
import type { Upload, UploadState } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import { endOf, isGone, type Sent, useApi, useFileQueue } from '../../../common/index.ts';
import { after, inOrder } from '../changes.ts';
import { usePortfolios } from '../usePortfolios.ts';
import type { Outcome } from './outcome.ts';

/** Sends photos into a portfolio, each in its own request, and reports how all of them ended. */
export function useUploads(onEnd: (outcome: Outcome) => void) {
  const call = useApi();
  const { update } = usePortfolios();
  const { start: send, add: _, ...queue } = useFileQueue();
  const notifyEnd = useRef(onEnd);
  useLayoutEffect(() => {
    notifyEnd.current = onEnd;
  });

  /** Requests overtake each other: the photos are put in the order in which they were chosen. */
  const putInOrder = async (portfolio: Portfolio, wanted: readonly number[]) => {
    const order = [...portfolio.photos.flatMap(({ id }) => (id === null || wanted.includes(id) ? [] : id)), ...wanted];
    if (inOrder(portfolio.photos, order).every((photo, place) => photo === portfolio.photos[place])) return;
    await call(saveOrder, { body: { order, portfolioId: portfolio.id } });
    update(after.orderingPhotos(portfolio.id, order));
  };

  const start = (portfolio: Portfolio, files: readonly File[]) => {
    const before = new Set(portfolio.photos.map(({ id }) => id));
    const places = new Map(files.map((file, place) => [file, place]));
    const added = new Map<number, number>();
    const reported = { added: 0, repeated: 0 };
    let repeated = 0;

    const sendOne = async (file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<Sent> => {
      const body = { portfolioId: portfolio.id, title: null, specializationId: portfolio.specializationId, files: [file] };
      try {
        const answer = await call(addPhotos, { params: { id: portfolio.id }, body }, { signal, onProgress });
        update(after.adding(portfolio.id, answer.photos));
        repeated += answer.repeated.length;
        for (const { id } of answer.photos) if (id !== null && !before.has(id)) added.set(id, places.get(file) ?? 0);
        return { end: 'succeed' };
      } catch (error) {
        return endOf(error, 'files');
      }
    };

    const settle = async (ended: readonly Upload[]) => {
      const count = (...steps: UploadState['step'][]) => ended.filter(({ state }) => steps.includes(state.step)).length;
      notifyEnd.current({
        isFirst: before.size + reported.added === 0,
        added: added.size - reported.added,
        repeated: repeated - reported.repeated,
        troubled: count('error', 'refused'),
        cancelled: count('cancelled'),
      });
      Object.assign(reported, { added: added.size, repeated });
      try {
        // What was cancelled or got no answer may have arrived all the same.
        const now = await call(getPortfolio, { params: { id: portfolio.id } });
        update(after.saving(now));
        const chosen = [...added].toSorted(([, one], [, other]) => one - other).map(([id]) => id);
        await putInOrder(now, chosen);
      } catch (error) {
        // Another tab has deleted the portfolio; otherwise the photos are there, only unsorted.
        if (isGone(error)) update(after.deleting(portfolio.id));
      }
    };

    send(files, { send: sendOne, onIdle: (ended) => void settle(ended) });
  };

  return { ...queue, start };
}
export type Uploads = ReturnType<typeof useUploads>;
