import type * as z from 'zod/mini';

/** Messages by field, as typed on the wire: snake_case field → sentences, the first one is shown. */
export type FieldErrors = Record<string, string[]>;

/** What a schema objected to, under the names it judged by; no message appears twice. */
export function byField(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    if (path.length === 0) continue;
    const messages = (errors[path.join('.')] ??= []);
    if (!messages.includes(message)) messages.push(message);
  }
  return errors;
}

/** The error that a server (or its mock) answers with instead of a reply. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: FieldErrors | undefined;
  constructor(status: number, message: string, errors?: FieldErrors) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

/** Wire body of a refusal. `message` is fit for the user's eyes, in Russian. */
export interface RefusalBody {
  success: false;
  message: string;
  errors?: FieldErrors;
}

/** What server and mocks send for a refusal. Its status is no part of the body; without messages by field there is no `errors`. */
export function refusalBody({ message, errors }: Refusal): RefusalBody {
  return errors ? { success: false, message, errors } : { success: false, message };
}
