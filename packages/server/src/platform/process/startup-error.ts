/** Something the operator must fix before the server can start: its message is the one sentence they read. */
export class StartupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartupError';
  }
}

/** The code of a system or database error (`EACCES`, `23505`), or an empty string. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
