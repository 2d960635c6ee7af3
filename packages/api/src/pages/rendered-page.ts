import type { SessionUser } from '../session/session.ts';

/** What the app's header shows of the signed-in user. */
export type SessionSummary = Pick<SessionUser, 'firstName' | 'avatar'>;

/** What rendering a page needs to know of the request. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  /**
   * The owner of the request's token. `nobody`: it has expired, or never was valid; `unknown`: it could not be checked. In either
   * case the browser reads the session itself. Null: none came.
   */
  signedIn: SessionSummary | 'nobody' | 'unknown' | null;
  /** Makes a public read of the contract by its address. `undefined` where it failed: the browser repeats the read. */
  read: (address: string) => Promise<unknown>;
}

/** A page as the app renders it: what comes before `</head>`, and what replaces the app's empty root. */
export interface RenderedPage {
  head: string;
  root: string;
  /** The style sheets inlined in it: the content-security policy names each by its content. */
  styles: readonly string[];
  /** It contains private data of a user or a link: it must not be cached. */
  isOwn: boolean;
  /** Its first photo is loaded with priority over its fonts, which are requested when the text is laid out. */
  isPhotoFirst?: boolean;
  /** The canonical address, if it differs from the requested one: an old link may lead behind the last page of a list. */
  movedTo?: string;
}

/** Renders a page of the app as the browser would. Null for one that only the browser renders. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
