import { IconButton } from '@portal/ui';
import { lazy, Suspense, useState } from 'react';
import { t } from '../texts.ts';

const MobileMenuList = lazy(() => import('./MobileMenuList.tsx').then(({ MobileMenuList }) => ({ default: MobileMenuList })));

/** The burger of narrow screens. What is behind it comes with the first press. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton icon="menu" label={t('nav.menu')} onPress={open} />
      {wasOpened && (
        <Suspense fallback={null}>
          <MobileMenuList isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
