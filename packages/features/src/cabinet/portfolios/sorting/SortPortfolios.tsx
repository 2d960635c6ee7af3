import { IconButton, ModeBar, moveTogether, VisuallyHidden } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ReturnFocus } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { after, inOrder } from '../changes.ts';
import { goesOnAt } from '../goesOnAt.ts';
import { usePortfolios } from '../usePortfolios.ts';
import { OrderActions } from './OrderActions.tsx';
import css from './SortPortfolios.module.css';
import { useOrder } from './useOrder.ts';

/** The portfolios in their order: a few lines, each with a way up and a way down. */
export function SortPortfolios({ onEnd }: { onEnd: () => void }) {
  const { portfolios, update } = usePortfolios();
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { order, setOrder, ...actions } = useOrder({
    start: portfolios.map(({ id }) => id),
    portfolioId: null,
    onSaved: (saved) => update(after.ordering(saved)),
    onEnd,
  });
  const shown = inOrder(portfolios, order);
  // The button that began this is gone.
  useEffect(() => list.current?.querySelector<HTMLElement>('button:enabled')?.focus(), []);

  const move = (id: number, steps: -1 | 1) => {
    const place = order.indexOf(id) + steps;
    flushSync(() => setOrder(moveTogether(order, new Set([id]), place)));
    setAnnouncement(t('portfolios.sort.place', { place: place + 1, count: order.length }));
    // At the end of its way a button closes: the other one takes the keyboard's place.
    const [up, down] = list.current?.children[place]?.querySelectorAll('button') ?? [];
    const [wanted, other] = steps < 0 ? [up, down] : [down, up];
    (wanted?.disabled ? other : wanted)?.focus();
  };

  return (
    <div className={css.mode}>
      <ModeBar label={t('portfolios.sort.portfolios')} status={t('portfolios.sort.hint')}>
        <OrderActions {...actions} />
      </ModeBar>
      <ol ref={list} className={css.list}>
        {shown.map(({ id, title }, index) => (
          <li key={id} className={css.row}>
            <span className={css.place}>{index + 1}</span>
            <span className={css.title}>{title}</span>
            <IconButton icon="aup" label={t('portfolios.sort.up', { title })} isDisabled={index === 0} onPress={() => move(id, -1)} />
            <IconButton
              icon="adown"
              label={t('portfolios.sort.down', { title })}
              isDisabled={index === shown.length - 1}
              onPress={() => move(id, 1)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      <ReturnFocus to={goesOnAt} />
    </div>
  );
}
