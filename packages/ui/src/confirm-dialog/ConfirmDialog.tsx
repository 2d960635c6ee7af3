import { type ReactNode, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Modal';
import { Button } from '../button/Button.tsx';
import { Scrim } from '../modal/Scrim.tsx';
import { DialogPanel } from '../modal/DialogPanel.tsx';
import { Pencil } from '../pencil/Pencil.tsx';
import { Image } from '../image/Image.tsx';
import { texts } from '../texts.ts';
import css from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` on «Отмена», Escape, a click on the backdrop, and when the action has finished. */
  onOpenChange: (isOpen: boolean) => void;
  /** A question: «Удалить фото?» */
  title: string;
  /** What will be lost. */
  children?: ReactNode;
  /** The photo that will be deleted: shown crossed out. */
  photo?: string | undefined;
  /** The verb of the question: «Удалить». */
  confirmLabel: string;
  /** The safe answer, which has the focus at first. */
  cancelLabel?: string | undefined;
  /** The confirming button's label while the action runs: «Удаление…». */
  pendingLabel?: string | undefined;
  /** `danger` where something is lost for good, `primary` where it can be restored. */
  tone?: 'danger' | 'primary' | undefined;
  /** The dialog closes when the promise resolves and stays when it rejects: the caller reports why. */
  onConfirm: () => void | Promise<void>;
}

/** Asks before something that cannot be undone (DLG-01). While the action runs Escape and the backdrop are ignored. */
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
      // The caller has reported it; the question stays for another attempt.
    } finally {
      setPending(false);
    }
  };
  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isLocked={isPending} layer="confirm">
      <DialogPanel size="question">
        <Dialog role="alertdialog" className={css.dialog}>
          <div className={css.body}>
            {photo !== undefined && (
              <div className={css.photo}>
                <Image src={photo} alt="" />
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
      </DialogPanel>
    </Scrim>
  );
}
