import { type ReactNode, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../button/Button.tsx';
import { Pencil } from '../pencil/Pencil.tsx';
import { Picture } from '../picture/Picture.tsx';
import { texts } from '../texts.ts';
import css from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** A question. */
  title: string;
  /** What is lost. */
  children?: ReactNode;
  /** The photograph that is to be thrown away: shown crossed out. */
  photo?: string | undefined;
  /** The verb of the question. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  pendingLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  /** The window closes when the work is done and stays when it is refused: saying why is the caller's part. */
  onConfirm: () => void | Promise<void>;
}

/** Asks before something that cannot be undone. While the work runs it cannot be closed. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  photo,
  confirmLabel,
  cancelLabel = texts.confirm.cancel,
  pendingLabel = texts.confirm.pending,
  tone = 'danger',
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      // The caller has told the user; the question stands for another try.
    } finally {
      setPending(false);
    }
  };
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isPending}
      isKeyboardDismissDisabled={isPending}
    >
      <Modal className={css.modal}>
        <Dialog role="alertdialog" className={css.dialog}>
          <div className={css.body}>
            {photo !== undefined && (
              <div className={css.photo}>
                <Picture src={photo} alt="" />
                <Pencil shape="cross" inset={0} />
              </div>
            )}
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {children && <div className={css.text}>{children}</div>}
          </div>
          <div className={css.foot}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a question that destroys something opens on its safe answer */}
            <Button tone="ghost" autoFocus isDisabled={isPending} onPress={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button
              tone={tone === 'danger' ? 'danger-solid' : 'primary'}
              isPending={isPending}
              pendingText={pendingLabel}
              onPress={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
