import { toasts } from '@portal/ui';
import { useEffect, useEffectEvent } from 'react';
import { createLazyModule } from './lazyModule.ts';
import { t } from './texts.ts';
import { useLazyModule } from './useLazyModule.ts';
import type { DialogFailedProps } from './DialogFailed.tsx';

type Failure = Pick<typeof import('./DialogFailed.tsx'), 'DialogFailed'>;

const failure = createLazyModule<Failure>(() => import('./DialogFailed.tsx'));

/**
 * A dialog's code could not be loaded. The message is itself a lazy dialog, so that it adds no code to any page: where even that fails, a notice
 * reports it, and the next click requests everything again.
 */
export function LazyDialogFailed(props: DialogFailedProps) {
  const { isOpen, failed, onClose } = props;
  const code = useLazyModule(failure, isOpen);
  const isMissing = isOpen && code.state === 'failed';
  const giveUp = useEffectEvent(() => {
    toasts.show({ type: 'error', title: failed, message: t('failed') });
    onClose();
  });
  useEffect(() => {
    if (isMissing) giveUp();
  }, [isMissing]);
  return code.state === 'ready' ? <code.value.DialogFailed {...props} /> : null;
}
