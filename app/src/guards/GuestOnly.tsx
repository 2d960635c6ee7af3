import { useSession } from '@portal/features/common';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageLoading } from '../screens/PageLoading.tsx';
import { wantedPath } from './wantedPath.ts';

/** Sign-in and registration: who is signed in goes on to the cabinet, also right after signing in here. */
export function GuestOnly() {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'checking') return <PageLoading />;
  return session.state === 'signed-in' ? <Navigate to={wantedPath(location.state)} replace /> : <Outlet />;
}
