import { CodeLoading, createLazyModule, type LazyModule, useLayer } from '@portal/features/common/overlays';
import { IconButton, toasts } from '@portal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '../texts.ts';

type List = Pick<typeof import('./MobileMenuList.tsx'), 'MobileMenuList'>;

const menuList = createLazyModule<List>(() => import('./MobileMenuList.tsx'));

/** The burger menu of narrow screens. Its code loads with the first click; if that fails, the next click tries again. */
export function MobileMenu({ module = menuList }: { module?: LazyModule<List> }) {
  const [list, setList] = useState<List | null>(null);
  const { isOpen, open, close } = useLayer('menu');
  const toast = useRef<string>(undefined);
  const fail = useEffectEvent(() => {
    toast.current = toasts.show({ type: 'error', title: t('nav.menuFailed'), message: t('nav.menuFailedText') });
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    // The next attempt closes the failure's toast.
    if (toast.current) toasts.close(toast.current);
    module.fetch().then(setList, fail);
  }, [isOpen, module]);
  return (
    <>
      <IconButton icon="menu" label={t('nav.menu')} onPress={open} />
      {isOpen && !list && <CodeLoading />}
      {list && <list.MobileMenuList isOpen={isOpen} onClose={close} />}
    </>
  );
}
