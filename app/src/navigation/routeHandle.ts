import type { PageTitle } from '@portal/api';

/** What a route says about itself. */
export interface RouteHandle {
  title?: PageTitle;
}

/** The title of a page, of all that it stands in the innermost. */
export function titleOf(routes: readonly { handle?: unknown }[]): PageTitle | undefined {
  return routes.map(({ handle }) => (handle as RouteHandle | undefined)?.title).findLast(Boolean);
}
