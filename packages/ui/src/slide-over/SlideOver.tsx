import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Badge } from '../chip/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ModalBody } from '../modal/ModalBody.tsx';
import { texts } from '../texts.ts';
import css from './SlideOver.module.css';

export interface SlideOverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Counter beside the title; not drawn at zero. */
  badge?: number | undefined;
  /** Buttons that stay in sight. */
  footer: ReactNode;
  closeLabel?: string | undefined;
  children: ReactNode;
}

/**
 * A sheet from below on a phone, a panel from the right elsewhere. Not on React Aria's Sheet: that one is a scroller
 * whose position says whether it is open, so the scroll with which a phone brings a focused field of a window above
 * it into view swipes it out.
 */
export function SlideOver({ isOpen, onOpenChange, title, badge = 0, footer, closeLabel = texts.modal.close, children }: SlideOverProps) {
  return (
    <ModalOverlay className={css.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={css.sheet}>
        <Dialog className={css.content}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {badge > 0 && <Badge>{badge}</Badge>}
            <div className={css.close}>
              <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} />
            </div>
          </div>
          <ModalBody>{children}</ModalBody>
          <div className={css.foot}>{footer}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
