import { RequestError, saveOrder, sentences } from '@portal/api';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { isNotFound, notifyError, useWrite } from '../../../common/data/index.ts';
import { useUnsaved } from '../../../common/forms/index.ts';
import { t } from '../texts.ts';
import { useRenewPortfolios } from '../useRenewPortfolio.ts';

interface OrderOptions {
  /** The order before anything was moved. */
  start: readonly number[];
  /** The portfolio whose photos are sorted; null: the portfolios themselves (ledger CON-33). */
  portfolioId: number | null;
  onSaved: (order: number[]) => void;
  /** Called when the mode ends. */
  onEnd: () => void;
}

/** Adds what was created meanwhile, by an upload or in another tab, at the end, and leaves out what was deleted: the server accepts only a complete order. */
function follow(order: readonly number[], now: readonly number[]): number[] {
  const [known, here] = [new Set(order), new Set(now)];
  return [...order.filter((id) => here.has(id)), ...now.filter((id) => !known.has(id))];
}

/** An order that is saved only on demand: one call for all moves. Leaving the page asks for confirmation. */
export function useOrder({ start, portfolioId, onSaved, onEnd }: OrderOptions) {
  const [moved, setOrder] = useState<readonly number[] | null>(null);
  const order = moved ? follow(moved, start) : start;
  const [isConfirming, setConfirming] = useState(false);
  const { write, isPending } = useWrite(saveOrder);
  const renew = useRenewPortfolios();
  const isChanged = order.some((id, place) => id !== start[place]);
  useUnsaved(isChanged);

  const save = async () => {
    if (!isChanged) {
      onEnd();
      return;
    }
    try {
      const { message } = await write({ body: { order: [...order], portfolioId } });
      onSaved([...order]);
      toasts.show({ type: 'success', title: message ?? sentences.orderSaved });
      onEnd();
    } catch (error) {
      notifyError(t('saveFailed'), error);
      // Another tab has added or deleted something: the moves are applied to what is there now, and can be saved then.
      if (isNotFound(error) || (error instanceof RequestError && error.status === 422)) renew();
    }
  };
  return {
    order,
    setOrder,
    isPending,
    save: () => void save(),
    discard: () => (isChanged ? setConfirming(true) : onEnd()),
    question: { isOpen: isConfirming, onOpenChange: setConfirming, onConfirm: onEnd },
  };
}
