import { OrderGrid } from '../OrderGrid.tsx';

/** What the peers are measured against. */
export function Subject() {
  return <OrderGrid count={10_000} />;
}
