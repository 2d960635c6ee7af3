import { useSession } from '@portal/features/common/data';
import { useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { PageLoading } from '../navigation/PageLoading.tsx';
import { wantedPath } from '../navigation/wantedPath.ts';

/** Sign-in and registration: signed-in users are redirected to the cabinet, also right after signing in here. */
export function GuestOnly() {
  const session = useSession();
  const navigation = useNavigation();
  const location = useLocation();
  const isAnonymous = session.state === 'anonymous';
  const [isFormShown, showForm] = useState(isAnonymous);
  // After signing in, the form stays as it was sent until the code of the cabinet has loaded. Whoever comes signed in never sees it.
  if (session.state !== 'signed-in' && isFormShown !== isAnonymous) showForm(isAnonymous);
  // A user who left the form before the response is not redirected.
  const isArriving = session.state === 'signed-in' && navigation.state === 'idle';
  return (
    <>
      {isFormShown ? <Outlet /> : <PageLoading />}
      {isArriving && <Navigate to={wantedPath(location.state)} replace />}
    </>
  );
}
