/** Router state of a visitor whom a guard sent to the sign-in form. */
export interface SentFrom {
  from: string;
}

/** Where to go after signing in: the page that was asked for, if it is one of the cabinet (ledger OPEN-54). */
export function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/dashboard(?=$|[/?#])/.test(from) ? from : '/dashboard';
}
