import { toasts } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { createPiece } from './piece.ts';
import { t } from './texts.ts';
import { usePiece } from './usePiece.ts';
import type { WindowFailedProps } from './WindowFailed.tsx';

type Failure = Pick<typeof import('./WindowFailed.tsx'), 'WindowFailed'>;

const failure = createPiece<Failure>(() => import('./WindowFailed.tsx'));

/**
 * A window's code did not come. What says so is a window too, which no page has to carry along: where even that does
 * not come, a notice says it, and the next press asks for everything again.
 */
export function LateWindowFailed(props: WindowFailedProps) {
  const { isOpen, failed, onClose } = props;
  const code = usePiece(failure, isOpen);
  const isMissing = isOpen && code.state === 'failed';
  const giveUp = useEffectEvent(() => {
    toasts.show({ type: 'error', title: failed, message: t('failed') });
    onClose();
  });
  useEffect(() => {
    if (isMissing) giveUp();
  }, [isMissing]);
  return code.state === 'ready' ? <code.value.WindowFailed {...props} /> : null;
}
