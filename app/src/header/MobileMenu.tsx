import { createPiece, type Piece } from '@portal/features/common';
import { IconButton, toasts } from '@portal/ui';
import { useRef, useState } from 'react';
import { t } from '../texts.ts';

type List = Pick<typeof import('./MobileMenuList.tsx'), 'MobileMenuList'>;

const menuList = createPiece<List>(() => import('./MobileMenuList.tsx'));

/** The burger of narrow screens. What is behind it comes with the first press; where it does not, the next press asks again. */
export function MobileMenu({ piece = menuList }: { piece?: Piece<List> }) {
  const [list, setList] = useState<List | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const notice = useRef<string>(undefined);
  const open = async () => {
    // A failure is taken back with the next attempt.
    if (notice.current) toasts.close(notice.current);
    try {
      setList(await piece.fetch());
      setIsOpen(true);
    } catch {
      notice.current = toasts.show({ type: 'error', title: t('nav.menuFailed'), message: t('nav.menuFailedText') });
    }
  };
  return (
    <>
      <IconButton icon="menu" label={t('nav.menu')} onPress={() => void open()} />
      {list && <list.MobileMenuList isOpen={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}
