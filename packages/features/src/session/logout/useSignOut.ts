import { toasts } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../common/data/index.ts';
import { t } from '../texts.ts';

/**
 * Signs out and navigates to the home page. The navigation starts first, and synchronously: otherwise a guard would see the session end and redirect
 * to the sign-in form.
 */
export function useSignOut(): () => Promise<void> {
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    void navigate('/', { flushSync: true });
    await session.close();
    toasts.show({ type: 'info', title: t('logout.done') });
  };
}
