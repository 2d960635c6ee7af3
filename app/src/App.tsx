import { type LiveSession, SessionProvider } from '@portal/features/session';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { RouterProvider } from 'react-router-dom';

interface AppProps {
  session: LiveSession;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** It is drawn, and can be used. */
  onReady?: (() => void) | undefined;
}

/** The portal: who is signed in, and where one is. */
export function App({ session, router, onReady }: AppProps) {
  const tell = useEffectEvent(() => onReady?.());
  useEffect(() => tell(), []);
  return (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  );
}
