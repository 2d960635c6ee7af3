import type { ReactNode } from 'react';
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/IconButton.tsx';
import { texts } from '../texts.ts';
import css from './Modal.module.css';
import { ModalBody } from './ModalBody.tsx';

export interface ModalProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `photographer` is the two-column window whose body draws to the edges. Below 600 px every size fills the screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full' | 'photographer' | undefined;
  title: ReactNode;
  /** The title stays the window's name, but is not drawn. */
  isTitleHidden?: boolean | undefined;
  closeLabel?: string | undefined;
  /** Stands in the title's row, in front of the title. */
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Refuses Escape, the backdrop and the cross while something must not be interrupted. */
  isLocked?: boolean | undefined;
}

/** A window over the page: keeps focus inside, gives it back on closing, locks the page's scroll. */
export function Modal({
  isOpen,
  onOpenChange,
  size = 'md',
  title,
  isTitleHidden = false,
  closeLabel = texts.modal.close,
  header,
  footer,
  children,
  isLocked = false,
}: ModalProps) {
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
    >
      <AriaModal className={css.modal} data-size={size}>
        <Dialog className={css.dialog}>
          <div className={css.head} data-bare={(isTitleHidden && !header) || undefined}>
            {header}
            <Heading slot="title" level={2} className={isTitleHidden ? css.hidden : css.title}>
              {title}
            </Heading>
            <div className={css.close}>
              <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} isDisabled={isLocked} />
            </div>
          </div>
          <ModalBody isBare={size === 'photographer'}>{children}</ModalBody>
          {footer && <div className={css.foot}>{footer}</div>}
        </Dialog>
      </AriaModal>
    </ModalOverlay>
  );
}
