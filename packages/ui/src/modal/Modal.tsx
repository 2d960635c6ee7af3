import type { ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Dialog, Heading } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/IconButton.tsx';
import { texts } from '../texts.ts';
import css from './Modal.module.css';
import { ModalBody } from './ModalBody.tsx';
import { Scrim } from './Scrim.tsx';
import { DialogPanel, type DialogSize } from './DialogPanel.tsx';

export interface ModalProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` on Escape, a click on the backdrop and the close button. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Width: sm 440, md 560, lg 760, xl 1040 px; `full` is the whole screen, `spread` has two columns and its body reaches the edges. Below 600 px all
   * fill the screen (DLG-02…06); `menu` does so everywhere, with its close button and `header` in the places of a page's header.
   */
  size?: Exclude<DialogSize, 'question'> | undefined;
  /** The dialog's accessible name: a noun. */
  title: ReactNode;
  /** The title is still the dialog's accessible name, but is not rendered. */
  isTitleHidden?: boolean | undefined;
  /** The accessible name of the close button. */
  closeLabel?: string | undefined;
  /** In the title's row, before the title. */
  header?: ReactNode;
  /** Buttons below a line, always visible; the main one last. */
  footer?: ReactNode;
  /** The dialog's content; scrolls when it is longer than the screen. */
  children: ReactNode;
  /** Ignores Escape, the backdrop and the close button while something must not be interrupted. */
  isLocked?: boolean | undefined;
  /** What it shows cannot be had again, such as the result of an upload: a click beside it does not close it. */
  hasResult?: boolean | undefined;
  /** The same height whatever it shows: for a dialog with tabs, which must not jump. */
  hasFixedHeight?: boolean | undefined;
  /** Focus starts on the first field of the body: for a dialog that is a form. */
  hasFields?: boolean | undefined;
  /** It is opened inside of the viewer, and is layered above it. */
  isOverViewer?: boolean | undefined;
}

/** A modal dialog: traps focus, restores it on closing, locks the page's scroll. */
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
  hasResult = false,
  hasFixedHeight = false,
  hasFields = false,
  isOverViewer = false,
}: ModalProps) {
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isLocked={isLocked}
      staysOpen={hasResult}
      layer={isOverViewer ? 'confirm' : 'dialog'}
    >
      <DialogPanel size={size} hasFixedHeight={hasFixedHeight}>
        <Dialog className={css.dialog}>
          <div className={css.head} data-size={size} data-bare={(isTitleHidden && !header) || undefined}>
            {header}
            <Heading slot="title" level={2} className={isTitleHidden ? css.hidden : css.title}>
              {title}
            </Heading>
            <div className={css.close}>
              <IconButton icon="close" label={closeLabel} onPress={() => onOpenChange(false)} isDisabled={isLocked} />
            </div>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that requests something opens on its first field */}
          <FocusScope autoFocus={hasFields}>
            <ModalBody isBare={size === 'spread'}>{children}</ModalBody>
          </FocusScope>
          {footer && <div className={css.foot}>{footer}</div>}
        </Dialog>
      </DialogPanel>
    </Scrim>
  );
}
