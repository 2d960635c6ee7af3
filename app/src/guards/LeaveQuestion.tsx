import { hasUnsaved, currentLosses, UnsavedQuestion } from '@portal/features/common/forms';
import { useRef } from 'react';
import { NavigationType, useBlocker, useLocation } from 'react-router-dom';

interface LeaveQuestionProps {
  /** Signing out has asked its own question. */
  isSigningOut: boolean;
}

/** Closing the viewer over a dialog loses nothing. */
function withoutPhoto(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of ['photo', 'retouched']) rest.delete(name);
  return rest.toString();
}

/** What a navigation to this address loses: another page of the cabinet does not end what runs in the whole cabinet. */
const placesLeft = (pathname: string) => (/^\/dashboard(\/|$)/.test(pathname) ? (['page', 'dialog'] as const) : []);

/** Asks before another page, or Back, loses unsaved input. */
export function LeaveQuestion({ isSigningOut }: LeaveQuestionProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isSigningOut) return false;
    if (currentLocation.pathname !== nextLocation.pathname) return hasUnsaved(...placesLeft(nextLocation.pathname));
    // On the same page Back closes only a dialog that is part of the URL.
    const isDialog = withoutPhoto(currentLocation.search) !== withoutPhoto(nextLocation.search);
    return isDialog && historyAction === NavigationType.Pop && hasUnsaved('dialog');
  });
  const { pathname } = useLocation();
  const next = blocker.location?.pathname;
  const losses = next !== undefined && next !== pathname ? currentLosses(...placesLeft(next)) : currentLosses('dialog');
  // Closing this dialog must not reset the blocker after a confirmation, while Back is still pending.
  const isLeaveGiven = useRef(false);
  return (
    <UnsavedQuestion
      isOpen={blocker.state === 'blocked'}
      losses={losses}
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
