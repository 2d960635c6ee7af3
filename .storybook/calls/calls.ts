/** The event of Storybook's channel that carries a call from the story to the panel. */
export const callEvent = 'portal/call';

/** A call of a story: told when it starts, and once more when it has been answered. */
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

/** The calls with one that has started or has been answered, in the order of their starts. */
export function withCall(calls: readonly Call[], call: Call): readonly Call[] {
  return calls.some(({ id }) => id === call.id) ? calls.map((one) => (one.id === call.id ? call : one)) : [...calls, call];
}

/** What the panel says of an answer. */
export function statusText({ status }: Call): string {
  if (status === undefined) return 'waiting';
  return status === 0 ? 'no connection' : String(status);
}

/** Whether an address is one of the portal's calls, and not a file. */
export const isCall = (pathname: string): boolean => /^\/(api|photographers?)(\/|$)/.test(pathname);
