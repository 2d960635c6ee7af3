import { useSession } from '@portal/features/common/data';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { PageLoading } from '../navigation/PageLoading.tsx';
import type { SentFrom } from '../navigation/wantedPath.ts';

interface RequireSessionProps {
  /** Where visitors without a session are sent. */
  otherwise?: string;
}

/** Pages for signed-in photographers. Decides only after a stored token has been checked, so that the form does not flash. */
export function RequireSession({ otherwise = '/login' }: RequireSessionProps) {
  const session = useSession();
  const navigation = useNavigation();
  const { pathname, search, hash } = useLocation();
  if (session.state === 'signed-in') return <Outlet />;
  // A user who is already navigating elsewhere (signing out leads home) is not redirected.
  if (session.state === 'checking' || navigation.state !== 'idle') return <PageLoading />;
  const state: SentFrom = { from: pathname + search + hash };
  return <Navigate to={otherwise} state={state} replace />;
}
