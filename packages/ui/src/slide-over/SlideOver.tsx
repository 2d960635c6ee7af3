import type { ReactNode } from 'react';
import { Dialog, Heading, Modal } from 'react-aria-components/Modal';
import { Badge } from '../chip/Badge.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { ModalBody } from '../modal/ModalBody.tsx';
import { Scrim } from '../modal/Scrim.tsx';
import { texts } from '../texts.ts';
import css from './SlideOver.module.css';

export interface SlideOverProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` on Escape, a click on the backdrop and the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /** The sheet's name. */
  title: string;
  /** Counter beside the title; not rendered at zero. */
  badge?: number | undefined;
  /** Buttons that stay visible; the last one is the main one and takes the remaining space. */
  footer: ReactNode;
  /** The accessible name of the close button. */
  closeLabel?: string | undefined;
  /** Fields; they scroll when they are longer than the sheet. */
  children: ReactNode;
}

/**
 * A sheet from below on a phone, a panel from the right elsewhere. Not React Aria's Sheet: its scroll position is its open
 * state, so the scroll with which a phone brings a focused field of a dialog above it into view would close it.
 */
export function SlideOver({ isOpen, onOpenChange, title, badge = 0, footer, closeLabel = texts.modal.close, children }: SlideOverProps) {
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange}>
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
    </Scrim>
  );
}
