import { OrderGrid } from '../OrderGrid.tsx';

/** The images of a large order. */
export function Subject() {
  return <OrderGrid count={1_000} />;
}
