import { Banner, Button, ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { isConflict, notifyError } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import css from './Shared.module.css';

interface DeliveryProps {
  /** There are finished photos that nobody has accepted yet. */
  canAccept: boolean;
  isAccepted: boolean;
  /** Of how many photos the photographer has shown another version since. */
  renewedCount: number;
  /** Which versions are shown. */
  shownDigest: string;
  canDownload: boolean;
  isDownloading: boolean;
  /** Something else is being saved. */
  isDownloadDisabled: boolean;
  onDownload: () => void;
  /** Throws when the server refuses. */
  onAccept: (shownDigest: string) => Promise<void>;
}

/** The final step: accepting and downloading the photos. */
export function Delivery(props: DeliveryProps) {
  const { canAccept, isAccepted, renewedCount, shownDigest, canDownload, isDownloading, isDownloadDisabled, onDownload, onAccept } = props;
  const [isAsking, setAsking] = useState(false);
  /** What was shown when the question was asked: what comes while it is open is not accepted. */
  const [asked, setAsked] = useState(shownDigest);
  const accept = async () => {
    try {
      await onAccept(asked);
    } catch (error) {
      notifyError(t('delivery.failed'), error);
      // Somebody was faster, or other versions are shown by now: they are looked at first.
      if (!isConflict(error)) throw error;
    }
  };
  return (
    <>
      {renewedCount > 0 && (
        <Banner tone="info" title={t('delivery.renewed', { count: renewedCount })} isLive>
          {t('delivery.renewedText', { count: renewedCount })}
        </Banner>
      )}
      {isAccepted && renewedCount === 0 && (
        <Banner tone="ok" title={t('delivery.accepted')} isLive>
          {t('delivery.acceptedText')}
        </Banner>
      )}
      {(canAccept || canDownload) && (
        <div className={css.actions}>
          {canAccept && (
            <Button
              icon="check"
              onPress={() => {
                setAsked(shownDigest);
                setAsking(true);
              }}
            >
              {t('delivery.accept')}
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
