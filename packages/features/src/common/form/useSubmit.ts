import { type SubmitEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

interface Submit {
  /** For `onSubmit` of the form as it is: the browser's own sending is stopped. */
  submit: (event?: SubmitEvent) => void;
  isPending: boolean;
}

/**
 * Submits a form once at a time: a second Enter or press while the first runs does nothing. `send` says itself
 * what went wrong; it does not throw.
 */
export function useSubmit<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  send: (values: Form) => Promise<void>,
  onInvalid?: () => void,
): Submit {
  const isRunning = useRef(false);
  const { isSubmitting } = form.formState;
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void form
      .handleSubmit(send, onInvalid)()
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { submit, isPending: isSubmitting };
}
