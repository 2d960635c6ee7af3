import { OrderGrid } from '../OrderGrid.tsx';

/** The same in small: what grows with the number of photos shows beside it. */
export function Subject() {
  return <OrderGrid count={100} />;
}
