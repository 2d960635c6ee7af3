/** The event of Storybook's channel that carries a call from the story to the panel. */
export const callEvent = 'portal/call';

/** A call of a story: reported when it starts, and again when it has been answered. */
export interface Call {
  id: string;
  method: string;
  /** The path and the query. */
  path: string;
  /** 0: the connection failed. Absent: not answered yet. */
  status?: number;
  /** How long the answer took. */
  milliseconds?: number;
}

/** Adds or updates a call in the list, which is in the order of their starts. */
export function withCall(calls: readonly Call[], call: Call): readonly Call[] {
  return calls.some(({ id }) => id === call.id) ? calls.map((one) => (one.id === call.id ? call : one)) : [...calls, call];
}

/** The answer as text for the panel. */
export function statusText({ status }: Call): string {
  if (status === undefined) return 'waiting';
  return status === 0 ? 'no connection' : String(status);
}

/** Whether an address is one of the portal's calls, and not a file. */
export const isCall = (pathname: string): boolean => /^\/(api|photographers?)(\/|$)/.test(pathname);
