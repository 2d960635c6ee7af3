import type { PageTitle } from '@portal/api';

/** The `handle` of a route. */
export interface RouteHandle {
  title?: PageTitle;
}

/** The title of the innermost route that has one. */
export function titleOf(routes: readonly { handle?: unknown }[]): PageTitle | undefined {
  return routes.map(({ handle }) => (handle as RouteHandle | undefined)?.title).findLast(Boolean);
}
