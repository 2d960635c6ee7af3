import { isFailed, sentPercent, type Upload, type UploadCounts } from './upload.ts';
import css from './UploadSummary.module.css';
import { Button } from '../button/Button.tsx';
import { useFocusFallback } from '../drop-zone/useFocusFallback.ts';
import { TextButton } from '../link/TextButton.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { useTimeLeft } from '../progress-bar/useTimeLeft.ts';
import { texts, type Words } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

interface UploadSummaryProps {
  label: string;
  uploads: readonly Upload[];
  counts: UploadCounts;
  /** Only the files that have failed are listed. */
  isFiltered: boolean;
  onFilter: (isFiltered: boolean) => void;
  onRetryFailed?: ((ids: string[]) => void) | undefined;
  onCancelAll?: (() => void) | undefined;
  /** Gets focus when a button that was just clicked is removed. */
  onLeave: () => void;
  words: Words<'uploadList'>;
}

/** The state of the whole choice. Announced once, at the end: a report of every file would never stop. */
export function UploadSummary(props: UploadSummaryProps) {
  const { label, uploads, isFiltered, onFilter, onRetryFailed, onCancelAll, onLeave, words } = props;
  const { total, done, failed, refused, running } = props.counts;
  const focusFallback = useFocusFallback(onLeave);
  const percent = sentPercent(uploads);
  const left = useTimeLeft(percent / 100, running > 0);
  const troubles = [failed > 0 && words.failed(failed), refused > 0 && words.refused(refused)].filter(Boolean).join('. ');
  const result = [words.loaded(done, total), troubles].filter(Boolean).join('. ');
  return (
    <div className={css.summary}>
      <ProgressBar
        label={words.loaded(done, total)}
        percent={percent}
        description={left === null ? undefined : texts.left(left)}
        tone={running > 0 ? 'progress' : failed + refused > 0 ? 'err' : 'ok'}
      />
      <VisuallyHidden>
        <output>{running === 0 ? `${label}: ${result}` : ''}</output>
      </VisuallyHidden>
      <div className={css.line} {...focusFallback}>
        {troubles && (
          <span className={css.troubles}>
            {troubles}
            <TextButton onPress={() => onFilter(!isFiltered)}>{isFiltered ? words.showAll : words.showTroubles}</TextButton>
          </span>
        )}
        {failed > 0 && onRetryFailed && (
          <Button tone="secondary" size="sm" icon="restore" onPress={() => onRetryFailed(uploads.filter(isFailed).map(({ id }) => id))}>
            {words.retryFailed(failed)}
          </Button>
        )}
        {running > 0 && onCancelAll && (
          <Button tone="ghost" size="sm" onPress={onCancelAll}>
            {words.cancelAll}
          </Button>
        )}
      </div>
    </div>
  );
}
