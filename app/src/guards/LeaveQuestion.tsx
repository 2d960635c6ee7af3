import { hasUnsaved, lossesNow, UnsavedQuestion } from '@portal/features/common';
import { useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';

interface LeaveQuestionProps {
  /** Signing out has asked its own question. */
  isSigningOut: boolean;
}

/** A photograph that is looked at stands over a window, and its going takes nothing away. */
function withoutPhoto(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of ['photo', 'retouched']) rest.delete(name);
  return rest.toString();
}

/** Asks before another page, or Back, takes away what is typed and not saved. */
export function LeaveQuestion({ isSigningOut }: LeaveQuestionProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isSigningOut) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return hasUnsaved();
    // On the same page Back takes away only a window that stands in the address.
    const isWindow = withoutPhoto(currentLocation.search) !== withoutPhoto(nextLocation.search);
    return isWindow && historyAction === NavigationType.Pop && hasUnsaved('dialog');
  });
  const { pathname } = useLocation();
  const isPageLeft = blocker.location !== undefined && blocker.location.pathname !== pathname;
  // The closing window must not call back the leave that has just been given: Back is still on its way then.
  const isLeaveGiven = useRef(false);
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      losses={lossesNow(isPageLeft ? undefined : 'dialog')}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isLeaveGiven.current) blocker.reset?.();
        isLeaveGiven.current = false;
      }}
      onConfirm={() => {
        isLeaveGiven.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
