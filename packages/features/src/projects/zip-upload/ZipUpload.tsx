import { zipLimits } from '@portal/api';
import { refusalText, Switch, ZipUploadDialog } from '@portal/ui';
import { lossTexts } from '../../common/forms/index.ts';
import { usePreference } from '../../common/data/index.ts';
import { MatchReport } from '../../common/uploads/index.ts';
import { t } from '../texts.ts';
import { useZipUpload } from './useZipUpload.ts';

interface ZipUploadProps {
  projectId: number;
  isOpen: boolean;
  onClose: () => void;
  /** An archive has been stored, or may have been though its answer was lost. The dialog stays open with the result. */
  onUploaded: () => void;
}

/** As in an archive. */
const looseTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const words = {
  prompt: t('zip.prompt'),
  pick: t('zip.pick'),
  pickFolder: t('zip.pickFolder'),
  type: t('zip.type'),
  // From 99 % on the server is working (ledger CON-40).
  finalizing: t('zip.processing'),
};

/** The dialog that uploads retouched photos to a project, in archives or as single files. Recreated for each opening. */
export function ZipUpload({ projectId, isOpen, onClose, onUploaded }: ZipUploadProps) {
  const [review, setReview] = usePreference('review-first', ['off', 'on'], 'off');
  const isReviewFirst = review === 'on';
  const { state, place, report, isLoose, loss, choose, refuse, remove, clear, start, cancel, leave } = useZipUpload(
    projectId,
    isReviewFirst,
    onUploaded,
  );
  const leaving = lossTexts(loss);
  return (
    <ZipUploadDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      state={state}
      place={place}
      onRefuse={(files) =>
        refuse(files.map(({ name, reason }) => ({ name, reason: refusalText(reason, { maxBytes: zipLimits.maxBytes, words }) })))
      }
      onFiles={choose}
      onRemove={remove}
      onUpload={start}
      onCancel={cancel}
      onLeave={leave}
      onAnother={clear}
      maxBytes={zipLimits.maxBytes}
      looseTypes={looseTypes}
      title={t('zip.title')}
      description={t('zip.description')}
      instructions={[t('zip.formats'), t('zip.size'), t('zip.names')]}
      options={
        <Switch isSelected={isReviewFirst} onChange={(isOn) => setReview(isOn ? 'on' : 'off')} description={t('zip.reviewHint')}>
          {t('zip.review')}
        </Switch>
      }
      report={report && <MatchReport report={report} isLoose={isLoose} />}
      words={{
        ...words,
        ...(isLoose && { completed: t('zip.sent') }),
        leave: leaving.title,
        leaveText: leaving.text,
        leaveNow: leaving.leave,
      }}
    />
  );
}
