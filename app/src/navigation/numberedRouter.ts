import { createBrowserRouter } from 'react-router-dom';

const indexOf = (state: unknown) => (state as { idx?: number } | null)?.idx;

/**
 * The router numbers its entries of the history, and can undo Back only to those: before it leaves unsaved input, it asks. A link to a part of the
 * page («К содержанию») or an address changed by hand makes an entry without a number, which it gets here.
 */
export function numberedRouter(routes: Parameters<typeof createBrowserRouter>[0]): ReturnType<typeof createBrowserRouter> {
  let last = 0;
  // Before the router's own listener, which reads the number.
  addEventListener('popstate', () => {
    if (indexOf(history.state) === undefined) history.replaceState({ ...history.state, idx: last + 1 }, '');
  });
  const router = createBrowserRouter(routes);
  const remember = () => {
    last = indexOf(history.state) ?? last;
  };
  remember();
  router.subscribe(remember);
  return router;
}
