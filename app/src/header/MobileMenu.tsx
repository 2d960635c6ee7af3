import { createLazyModule, type LazyModule, useLayer } from '@portal/features/common';
import { IconButton, toasts } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../texts.ts';

type List = Pick<typeof import('./MobileMenuList.tsx'), 'MobileMenuList'>;

const menuList = createLazyModule<List>(() => import('./MobileMenuList.tsx'));

/** The burger of narrow screens. What is behind it comes with the first press; where it does not, the next press asks again. */
export function MobileMenu({ module = menuList }: { module?: LazyModule<List> }) {
  const [list, setList] = useState<List | null>(null);
  const { isOpen, open, close } = useLayer('menu');
  const notice = useRef<string>(undefined);
  const fail = useEffectEvent(() => {
    notice.current = toasts.show({ type: 'error', title: t('nav.menuFailed'), message: t('nav.menuFailedText') });
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    // A failure is taken back with the next attempt.
    if (notice.current) toasts.close(notice.current);
    module.fetch().then(setList, fail);
  }, [isOpen, module]);
  return (
    <>
      <IconButton icon="menu" label={t('nav.menu')} onPress={open} />
      {list && <list.MobileMenuList isOpen={isOpen} onClose={close} />}
    </>
  );
}
