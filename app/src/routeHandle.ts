import type { PageTitle } from '@portal/api';

/** What a route says about itself. */
export interface RouteHandle {
  title?: PageTitle;
}
