import { zipLimits } from '@portal/api';
import { ZipUploadDialog } from '@portal/ui';
import { lossWords } from '../../common/index.ts';
import { MatchReport } from '../../common/match-report/MatchReport.tsx';
import { t } from '../texts.ts';
import { useZipUpload } from './useZipUpload.ts';

interface ZipUploadProps {
  orderId: number;
  isOpen: boolean;
  onClose: () => void;
  /** An archive has been taken, or may have been though its answer is lost. The dialog stays open with what became of it. */
  onUploaded: () => void;
}

/** The dialog in which an archive of retouched photos goes to an order. Recreated for each opening. */
export function ZipUpload({ orderId, isOpen, onClose, onUploaded }: ZipUploadProps) {
  const { state, report, loss, choose, start, cancel, leave } = useZipUpload(orderId, onUploaded);
  const leaving = lossWords(loss);
  return (
    <ZipUploadDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      state={state}
      onFile={choose}
      onUpload={start}
      onCancel={cancel}
      onLeave={leave}
      onAnother={() => choose(null)}
      maxBytes={zipLimits.maxBytes}
      title={t('zip.title')}
      description={t('zip.description')}
      instructions={[t('zip.formats'), t('zip.size'), t('zip.names')]}
      report={report && <MatchReport report={report} />}
      // From 99 % on the server is at work (ledger CON-40).
      words={{ finalizing: t('zip.processing'), leave: leaving.title, leaveText: leaving.text, leaveNow: leaving.leave }}
    />
  );
}
