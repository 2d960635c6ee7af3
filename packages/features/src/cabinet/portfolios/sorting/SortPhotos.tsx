import type { Portfolio } from '@portal/api';
import { SortableGrid } from '@portal/ui';
import { useEffect, useMemo, useRef } from 'react';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { after, inOrder } from '../changes.ts';
import { nextFocus } from '../nextFocus.ts';
import { tilesOf } from '../photos/shown.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { OrderActions } from './OrderActions.tsx';
import { useOrder } from './useOrder.ts';

const words = { hint: t('sort.photosHint') };

/** The photos of a portfolio, sorted by mouse, touch or keyboard. */
export function SortPhotos({ portfolio, onEnd }: { portfolio: Portfolio; onEnd: () => void }) {
  const { update, beginPhotos } = usePortfolios();
  useEffect(beginPhotos, [beginPhotos]);
  const box = useRef<HTMLDivElement>(null);
  const { order, setOrder, ...actions } = useOrder({
    start: portfolio.photos.flatMap(({ id }) => id ?? []),
    portfolioId: portfolio.id,
    onSaved: (saved) => update(after.orderingPhotos(portfolio.id, saved)),
    onEnd,
  });
  // The button that opened this is not rendered any more: focus moves to the grid.
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true }), []);
  const tiles = useMemo(() => tilesOf(inOrder(portfolio.photos, order)), [portfolio.photos, order]);
  return (
    <div ref={box}>
      <SortableGrid
        label={t('photosOf', { title: portfolio.title })}
        photos={tiles}
        onOrderChange={(ids) => setOrder(ids.map(Number))}
        words={words}
        actions={<OrderActions {...actions} />}
      />
      <ReturnFocus to={() => nextFocus(portfolio)} />
    </div>
  );
}
