import type { SessionUser } from '../session/session.ts';

/** What the portal's head shows of who is signed in. */
export type SessionSummary = Pick<SessionUser, 'firstName' | 'avatar'>;

/** What rendering a page needs to know of the request. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /**
   * Whose token came with the request. `nobody`: it has run out, or never was one; `unknown`: it could not be checked. In either
   * case the browser reads the session itself. Null: none came.
   */
  signedIn: SessionSummary | 'nobody' | 'unknown' | null;
  /** Makes a public read of the contract by its address. `undefined` where it failed: the browser repeats the read. */
  read: (address: string) => Promise<unknown>;
}

/** A page as the app renders it: what comes before `</head>`, and what stands in the place of the app's empty root. */
export interface RenderedPage {
  head: string;
  root: string;
  /** The style sheets that stand in it, in full: the content-security policy names each by its content. */
  styles: readonly string[];
  /** It can be read without any code, which comes when somebody begins to use it. */
  isComplete: boolean;
  /** It shows whose it is: it must not be cached. */
  isOwn: boolean;
}

/** Renders a page of the app as the browser would. Null for one that only the browser renders. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
