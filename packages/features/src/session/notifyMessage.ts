import { toasts } from '@portal/ui';

/** The `message` of an account call's answer, when it has one, is a success notice (D1 §7). */
export function notifyMessage(message: string | null): void {
  if (message) toasts.show({ type: 'success', title: message });
}
