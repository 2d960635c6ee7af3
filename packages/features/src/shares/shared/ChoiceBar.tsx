import { Button, ConfirmDialog, ModeBar, toasts } from '@portal/ui';
import { useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import { t } from '../texts.ts';

interface ChoiceBarProps {
  chosen: number;
  /** Null: no limit. */
  limit: number | null;
  /** Throws when the server refuses. */
  onDone: () => Promise<void>;
}

const notifyOver = (count: number) => toasts.show({ type: 'info', title: t('choice.over'), message: t('choice.overText', { count }) });

/** How many are chosen, always visible, and the button that sends the choice once, after a confirmation. */
export function ChoiceBar({ chosen, limit, onDone }: ChoiceBarProps) {
  const [isAsking, setAsking] = useState(false);
  /** Negative where photos that were hidden have come back with their hearts. */
  const left = limit === null ? 0 : limit - chosen;
  const send = async () => {
    try {
      await onDone();
    } catch (error) {
      notifyError(t('choice.notSent'), error);
      throw error;
    }
  };
  return (
    <>
      <ModeBar
        label={t('choice.label')}
        status={limit === null ? t('choice.count', { count: chosen }) : t('choice.countOf', { count: chosen, limit })}
        isIdle={chosen === 0}
      >
        <Button size="sm" icon="check" onPress={() => (left < 0 ? notifyOver(-left) : setAsking(true))}>
          {t('choice.done')}
        </Button>
      </ModeBar>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('choice.question')}
        tone="primary"
        confirmLabel={t('choice.confirm')}
        pendingLabel={t('choice.pending')}
        cancelLabel={t('choice.cancel')}
        onConfirm={send}
      >
        {left > 0 && `${t('choice.left', { count: left })} `}
        {t('choice.questionText', { count: chosen })}
      </ConfirmDialog>
    </>
  );
}
