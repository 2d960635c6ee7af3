import { hasUnsaved } from '@portal/features/common';
import { ConfirmDialog } from '@portal/ui';
import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../texts.ts';

interface LeaveQuestionProps {
  /** Signing out has asked its own question. */
  isSigningOut: boolean;
}

/** Asks before another page, or Back, takes away what is typed and not saved. */
export function LeaveQuestion({ isSigningOut }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isSigningOut && currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  // The closing window must not call back the leave that has just been given: Back is still on its way then.
  const isLeaveGiven = useRef(false);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isLeaveGiven.current) blocker.reset?.();
        isLeaveGiven.current = false;
      }}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      onConfirm={() => {
        isLeaveGiven.current = true;
        blocker.proceed?.();
      }}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
