import { type FieldErrors } from '../contract/refusal.ts';
import { isRecord } from '../contract/unwrap.ts';
import { tooManyText } from '../contract/retry-after.ts';
import { sentences } from '../contract/sentences.ts';

/**
 * Why a call brought no reply:
 * - `timeout`: nothing came for 15 s (D1 §9)
 * - `network`: the answer did not come at all
 * - `unreadable`: the reply does not match the contract
 * - `refused`: the server refused; see `status`, `errors` and `data`
 * - `unauthorized`: a 401
 * - `invalid`: the input does not match the contract and was not sent; `errors` names the fields
 * - `aborted`: the caller itself gave up; nothing to show
 */
export type ErrorKind = 'timeout' | 'network' | 'unreadable' | 'refused' | 'unauthorized' | 'invalid' | 'aborted';

interface Details {
  status?: number;
  message: string;
  serverMessage?: string | undefined;
  data?: unknown;
  errors?: FieldErrors;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** An error whose message is ours, and may be shown as it is. */
export class PortalError extends Error {}

/** The one error a call throws. */
export class RequestError extends PortalError {
  readonly kind: ErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The message of the server's body, if it has one. */
  readonly serverMessage: string | undefined;
  /** The body as it came. */
  readonly data: unknown;
  /** Messages by snake_case field. */
  readonly errors: FieldErrors;
  /** Seconds after which the server accepts the same request again, if it sent them. */
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, { status = 0, message, serverMessage, data, errors = {}, retryAfter, cause }: Details) {
    super(message, { cause });
    this.name = 'RequestError';
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
    this.data = data;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  get isAuthError(): boolean {
    return this.kind === 'unauthorized';
  }

  /** A refusal with the server's message, or with ours when it sent none. */
  static refused(status: number, body: unknown, retryAfter?: number): RequestError {
    const record = isRecord(body) ? body : {};
    const inner = isRecord(record['data']) ? record['data'] : {};
    const serverText = typeof record['message'] === 'string' && record['message'] !== '' ? record['message'] : undefined;
    return new RequestError(kindOf(status), {
      status,
      message: serverText ?? wordsFor(status, retryAfter),
      serverMessage: serverText,
      data: body,
      errors: fieldErrors(record['errors'] ?? inner['errors']),
      retryAfter,
    });
  }

  static timeout(): RequestError {
    return new RequestError('timeout', { message: sentences.timeout });
  }

  static network(cause: unknown): RequestError {
    // The message is ours: the browser's own is for developers, and in English («Failed to fetch»).
    return new RequestError('network', { message: sentences.network, cause });
  }

  static unreadable(status: number, cause?: unknown): RequestError {
    return new RequestError('unreadable', { status, message: sentences.unreadable, cause });
  }

  static invalid(errors: FieldErrors, cause: unknown): RequestError {
    return new RequestError('invalid', { message: sentences.invalid, errors, cause });
  }

  static aborted(): RequestError {
    return new RequestError('aborted', { message: sentences.unknown });
  }
}

/** A gateway's 504 is a timeout, too. */
function kindOf(status: number): ErrorKind {
  if (status === 504) return 'timeout';
  return status === 401 ? 'unauthorized' : 'refused';
}

function wordsFor(status: number, retryAfter?: number): string {
  if (status === 401) return sentences.sessionExpired;
  if (status === 403) return sentences.forbidden;
  if (status === 504) return sentences.timeout;
  if (status === 429) return tooManyText(retryAfter);
  return status >= 500 ? sentences.server : sentences.unknown;
}

function fieldErrors(raw: unknown): FieldErrors {
  if (!isRecord(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).map(([field, messages]) => [
      field,
      (Array.isArray(messages) ? messages : [messages]).filter((line) => typeof line === 'string'),
    ]),
  );
}

/** The errors of a file that was moved, deleted or changed after it was chosen. */
const isOfFile = (error: unknown): boolean => error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name);

/** The message for any failure: the server's, else ours. The words of a browser or a library are for developers, and in English. */
export function errorText(error: unknown): string {
  if (isOfFile(error)) return sentences.fileUnreadable;
  if (!(error instanceof PortalError)) return sentences.unknown;
  return (error instanceof RequestError ? error.serverMessage : undefined) ?? (error.message || sentences.unknown);
}
