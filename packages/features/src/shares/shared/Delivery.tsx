import { type SharedProject, signOffRefusal } from '@portal/api';
import { Button, ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { isConflict, notifyError } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import type { Step } from './answer/step.ts';
import css from './Shared.module.css';

interface DeliveryProps {
  share: SharedProject;
  /** How far the client has come; null: the visitor is no client. */
  step: Step | null;
  /** Opens the first finished photo that the client has not answered; none is left where it is undefined. */
  onLook: (() => void) | undefined;
  canDownload: boolean;
  isDownloading: boolean;
  /** Something else is being saved. */
  isDownloadDisabled: boolean;
  onDownload: () => void;
  /** The functions below throw when the server refuses. */
  onAccept: (shownDigest: string) => Promise<void>;
  onWithdraw: () => Promise<void>;
}

type Act = 'look' | 'accept' | 'withdraw';

/** The one thing to do now; null: nothing, or to choose. */
function actOf({ share, step, onLook }: DeliveryProps): Act | null {
  if (step === null) return null;
  if (step === 'accepted') return share.canWithdraw ? 'withdraw' : null;
  if (signOffRefusal(share) === null) return 'accept';
  return step !== 'choose' && onLook ? 'look' : null;
}

const icons = { look: 'eye', accept: 'check', withdraw: 'restore' } as const;

/** The last steps: looking at what is ready, accepting, and downloading. */
export function Delivery(props: DeliveryProps) {
  const { share, step, canDownload, isDownloading, isDownloadDisabled, onLook, onDownload, onAccept, onWithdraw } = props;
  const act = actOf(props);
  const [isAsking, setAsking] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  /** What was shown when the question was asked: what comes while it is open is not accepted. */
  const [asked, setAsked] = useState(share.shownDigest);
  const accept = async () => {
    try {
      await onAccept(asked);
    } catch (error) {
      notifyError(t('delivery.failed'), error);
      // Somebody was faster, or other versions are shown by now: they are looked at first.
      if (!isConflict(error)) throw error;
    }
  };
  const withdraw = async () => {
    setWithdrawing(true);
    await onWithdraw().catch((error: unknown) => notifyError(t('delivery.notWithdrawn'), error));
    setWithdrawing(false);
  };
  const start: Record<Act, () => void> = {
    look: () => onLook?.(),
    accept: () => {
      setAsked(share.shownDigest);
      setAsking(true);
    },
    withdraw: () => void withdraw(),
  };
  return (
    <>
      {(act !== null || canDownload) && (
        <div className={css.actions}>
          {/* One element, so that the focus stays when accepting can be taken back. */}
          {act !== null && (
            <Button
              icon={icons[act]}
              // A choice that has only to be made comes first.
              tone={act === 'withdraw' || step === 'choose' ? 'secondary' : 'primary'}
              isPending={isWithdrawing}
              pendingText={t('delivery.withdrawing')}
              onPress={start[act]}
            >
              {t(`delivery.${act}`)}
            </Button>
          )}
          {canDownload && (
            <Button
              tone="secondary"
              icon="download"
              isPending={isDownloading}
              isDisabled={isDownloadDisabled}
              pendingText={t('delivery.downloading')}
              onPress={onDownload}
            >
              {t('delivery.download')}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('delivery.question')}
        tone="primary"
        confirmLabel={t('delivery.confirm')}
        pendingLabel={t('delivery.pending')}
        cancelLabel={t('delivery.cancel')}
        onConfirm={accept}
      >
        {t('delivery.questionText')}
      </ConfirmDialog>
    </>
  );
}
