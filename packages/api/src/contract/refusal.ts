import type * as z from 'zod/mini';

/** Messages by field, as in the API: snake_case field → messages, the first one is shown. */
export type FieldErrors = Record<string, string[]>;

/** The errors of a schema, under its own field names; no message appears twice. */
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
  /** What is stored, as the API sends it, where the caller has to know it. */
  readonly data: unknown;
  constructor(status: number, message: string, errors?: FieldErrors, data?: unknown) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
    this.data = data;
  }
}

/** The JSON body of a refusal. `message` can be shown to the user, in Russian. */
export interface RefusalBody {
  success: false;
  message: string;
  errors?: FieldErrors;
  data?: unknown;
}

/** What server and mocks send for a refusal. The status is not in the body; without messages by field there is no `errors`. */
export function refusalBody({ message, errors, data }: Refusal): RefusalBody {
  return { success: false, message, ...(errors && { errors }), ...(data !== undefined && { data }) };
}
