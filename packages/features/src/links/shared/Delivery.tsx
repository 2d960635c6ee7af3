import { Banner, Button, ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { notifyError } from '../../common/index.ts';
import { t } from '../texts.ts';
import css from './Shared.module.css';

interface DeliveryProps {
  /** There are finished photos that nobody has accepted yet. */
  canAccept: boolean;
  isAccepted: boolean;
  /** Of how many photos the photographer has shown another version since. */
  renewedCount: number;
  canDownload: boolean;
  isDownloading: boolean;
  onDownload: () => void;
  /** Throws when the server refuses. */
  onAccept: () => Promise<void>;
}

/** The final step: accepting and downloading the photos. */
export function Delivery({ canAccept, isAccepted, renewedCount, canDownload, isDownloading, onDownload, onAccept }: DeliveryProps) {
  const [isAsking, setAsking] = useState(false);
  const accept = async () => {
    try {
      await onAccept();
    } catch (error) {
      notifyError(t('delivery.failed'), error);
      throw error;
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
            <Button icon="check" onPress={() => setAsking(true)}>
              {t('delivery.accept')}
            </Button>
          )}
          {canDownload && (
            <Button tone="secondary" icon="download" isPending={isDownloading} pendingText={t('delivery.downloading')} onPress={onDownload}>
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
