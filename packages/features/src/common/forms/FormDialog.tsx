import { Button, Modal, type ModalProps } from '@portal/ui';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { UnsavedQuestion } from './unsaved/UnsavedQuestion.tsx';
import { useClosing } from './unsaved/useClosing.ts';

interface FormDialogProps extends Pick<ModalProps, 'isOpen' | 'size' | 'title' | 'isOverViewer'> {
  /** The result of `useForm`. */
  form: { formState: { isDirty: boolean }; reset: () => void };
  submit: (event?: SubmitEvent) => void;
  isPending: boolean;
  /** Called after the input was discarded. */
  onClose: () => void;
  cancelLabel: string;
  submitLabel: string;
  pendingLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Rendered beside the form, for example `ReturnFocus`. */
  beside?: ReactNode;
}

/** A dialog that is one form: its buttons, and a confirmation before unsaved input is lost. */
export function FormDialog({ form, submit, isPending, onClose, children, beside, ...rest }: FormDialogProps) {
  const { cancelLabel, submitLabel, pendingLabel, isOpen, ...look } = rest;
  const id = useId();
  const { tryToClose, question } = useClosing({
    isOpen,
    isDirty: form.formState.isDirty,
    onClose: () => {
      form.reset();
      onClose();
    },
  });
  return (
    <Modal
      {...look}
      isOpen={isOpen}
      onOpenChange={tryToClose}
      isLocked={isPending}
      hasFields
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={tryToClose}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} isPending={isPending} pendingText={pendingLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {children}
      </form>
      {beside}
      <UnsavedQuestion {...question} />
    </Modal>
  );
}
