import type { Client, Endpoint, Session } from '@portal/api';

/** A response before decoding. */
export interface Raw {
  status: number;
  body: unknown;
}

interface RawOptions {
  token?: string;
  json?: unknown;
  form?: FormData;
}

/** A running portal, mocks or server. Cases use nothing else. */
export interface Portal {
  /** The contract's own client, with a token, with a share, or without. */
  client: (token?: string, share?: { token: string; pass: string | null }) => Client;
  /** A request without the client of the contract. */
  send: (method: Endpoint['method'], path: string, options?: RawOptions) => Promise<Raw>;
  /** Whether something is served at an address of an answer. */
  serves: (path: string, headers?: Record<string, string>) => Promise<boolean>;
  /** The newest link for a new password that was sent to the address. */
  resetTokenOf: (email: string) => Promise<string>;
  /** Moves the portal's clock. */
  advance: (seconds: number) => void;
  stop: () => Promise<void>;
}

/** Somebody who has just registered. */
export interface Newcomer {
  call: Client;
  session: Session;
  email: string;
  password: string;
}

/** One test of the conformance suite. */
export interface Case {
  of: Endpoint;
  title: string;
  run: (portal: Portal) => Promise<void>;
}

/** A case about one call. `title` follows the call's name; whatever `run` throws fails the case. */
export function caseOf(of: Endpoint, title: string, run: Case['run']): Case {
  return { of, title, run };
}
