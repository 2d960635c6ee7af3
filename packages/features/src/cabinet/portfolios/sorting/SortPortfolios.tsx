import { SortableGrid } from '@portal/ui';
import { useEffect, useMemo, useRef } from 'react';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { t } from '../texts.ts';
import { after, inOrder } from '../changes.ts';
import { nextFocus } from '../nextFocus.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { OrderActions } from './OrderActions.tsx';
import { useOrder } from './useOrder.ts';

const words = {
  bar: t('sort.portfolios'),
  hint: t('sort.hint'),
  taken: (title: string, count: number) => t('sort.taken', { title, count }),
};

/** The portfolios as their first photos, sorted by mouse, touch or keyboard. */
export function SortPortfolios({ onEnd }: { onEnd: () => void }) {
  const { portfolios, update } = usePortfolios();
  const box = useRef<HTMLDivElement>(null);
  const { order, setOrder, ...actions } = useOrder({
    start: portfolios.map(({ id }) => id),
    portfolioId: null,
    onSaved: (saved) => update(after.ordering(saved)),
    onEnd,
  });
  // The button that opened this is not rendered any more: focus moves to the grid.
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=grid]')?.focus({ preventScroll: true }), []);
  const tiles = useMemo(
    () =>
      inOrder(portfolios, order).map(({ id, title, photos: [cover] }) => ({
        id: String(id),
        src: cover?.thumbnail ?? null,
        color: cover?.color ?? undefined,
        name: title,
      })),
    [portfolios, order],
  );
  return (
    <div ref={box}>
      <SortableGrid
        label={t('title')}
        photos={tiles}
        hasNames
        onOrderChange={(ids) => setOrder(ids.map(Number))}
        words={words}
        actions={<OrderActions {...actions} />}
      />
      <ReturnFocus to={nextFocus} />
    </div>
  );
}
