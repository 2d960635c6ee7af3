import type { SessionUser } from '../session/session.ts';

/** What the portal's head shows of the signed-in user. */
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
  /** It shows whose it is, or what only its link may show: it must not be cached. */
  isOwn: boolean;
  /** Its first photo comes before its fonts, which are requested when the text is laid out. */
  isPhotoFirst?: boolean;
  /** Where what it shows is at home, if not at the requested address: an old link may lead behind the last page of a list. */
  movedTo?: string;
}

/** Renders a page of the app as the browser would. Null for one that only the browser renders. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | null>;
