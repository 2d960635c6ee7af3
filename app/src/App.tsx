import { type LiveSession, SessionProvider } from '@portal/features/session';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

interface AppProps {
  session: LiveSession;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The portal: who is signed in, and where one is. */
export function App({ session, router }: AppProps) {
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  );
}
