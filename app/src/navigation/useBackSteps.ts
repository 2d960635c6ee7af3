import type { BackSteps } from '@portal/ui';
import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { createBackSteps } from './backSteps.ts';

/**
 * Adds a history entry for each overlay that has none yet: a dialog, a menu, a list. Back removes the entry and closes the overlay. Only for browsers
 * without CloseWatcher.
 */
export function useBackSteps(): BackSteps {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [steps] = useState(createBackSteps);
  useEffect(() => steps.onMoved({ location, navigate }, type === NavigationType.Pop), [steps, location, navigate, type]);
  useEffect(() => {
    window.addEventListener('popstate', steps.onPopState);
    return () => window.removeEventListener('popstate', steps.onPopState);
  }, [steps]);
  return steps;
}
