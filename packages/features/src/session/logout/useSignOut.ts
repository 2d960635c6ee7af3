import { toasts } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../../common/index.ts';
import { t } from '../texts.ts';

/**
 * Signs out and leaves for the home page. The way there begins first, and at once: a guard that saw the session
 * end on a page at rest would lead to the sign-in form instead.
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
