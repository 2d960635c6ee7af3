import type { ReactNode } from 'react';
import { Modal } from 'react-aria-components/Modal';
import css from './DialogPanel.module.css';

/**
 * sm 440, md 560, lg 760, xl 1040 pixels wide, full: the whole screen except a margin; `spread` is 1180 × 812 for two columns. `question` is sm that
 * stays a card on a phone, where the others fill the screen. `menu` fills every screen, and its head is where the page's header is.
 */
export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'spread' | 'question' | 'menu';

/** The surface of a dialog or a confirmation. */
export function DialogPanel({
  size,
  hasFixedHeight = false,
  children,
}: {
  size: DialogSize;
  hasFixedHeight?: boolean;
  children: ReactNode;
}) {
  return (
    <Modal className={css.panel} data-size={size} data-fixed-height={hasFixedHeight || undefined}>
      {children}
    </Modal>
  );
}
