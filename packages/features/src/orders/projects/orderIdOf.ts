import type { Project } from '@portal/api';

/** The number that the photos of a project go by: the order's, else its own (ledger CON-36). Null: there is none yet. */
export function orderIdOf({ orderId, id }: Pick<Project, 'orderId' | 'id'>): number | null {
  return orderId ?? (id > 0 ? id : null);
}
