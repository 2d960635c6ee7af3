import { toasts } from '@portal/ui';
import { type SubmitEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Fail, showFailure } from '../data/index.ts';

interface Submit {
  /** For the form's `onSubmit`: prevents the browser's own submission. */
  submit: (event?: SubmitEvent) => void;
  isPending: boolean;
}

/**
 * Submits a form once at a time: a second Enter or click while the first runs does nothing. `send` reports errors itself and does not throw. What it
 * reports with `fail` is removed at the next attempt.
 */
export function useSubmit<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  send: (values: Form, fail: Fail) => Promise<void>,
  onInvalid?: (fail: Fail) => void,
): Submit {
  const isRunning = useRef(false);
  const shown = useRef<string[]>([]);
  const { isSubmitting } = form.formState;
  const fail: Fail = (...words) => shown.current.push(showFailure(...words));
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    for (const id of shown.current.splice(0)) toasts.close(id);
    void form
      .handleSubmit(
        (values) => send(values, fail),
        () => onInvalid?.(fail),
      )()
      .finally(() => {
        isRunning.current = false;
      });
  };
  return { submit, isPending: isSubmitting };
}
