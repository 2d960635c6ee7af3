import { useRef, useState } from 'react';
import { GridList } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { countUploads, isRunning, type Upload } from './upload.ts';
import css from './UploadList.module.css';
import { UploadRow } from './UploadRow.tsx';
import { UploadSummary } from './UploadSummary.tsx';
import { texts, type Words } from '../texts.ts';

export interface UploadListProps {
  /** What the files are, for screen readers: «Фотографии альбома». */
  label: string;
  /**
   * The files in the order they were chosen. A file that has not changed must be the same object as before: only
   * changed rows are re-rendered.
   */
  uploads: readonly Upload[];
  /** Cancels one file, or removes it from the queue. Without it rows have no such button. */
  onCancel?: ((id: string) => void) | undefined;
  /** Retries one failed or cancelled file. */
  onRetry?: ((id: string) => void) | undefined;
  /** Retries all failed and cancelled files, and only those. */
  onRetryFailed?: ((ids: string[]) => void) | undefined;
  /** Cancels everything that is still running. */
  onCancelAll?: (() => void) | undefined;
  /** Names of the states, the buttons and the counts. */
  words?: Partial<Words<'uploadList'>> | undefined;
}

/** A row's height before it was measured. */
const ROW = 60;

/** File uploads, each with its own state (ledger PORT-37…44). Of hundreds only the visible rows are in the page. */
export function UploadList({ label, uploads, onCancel, onRetry, onRetryFailed, onCancelAll, words: overrides }: UploadListProps) {
  const words = { ...texts.uploadList, ...overrides };
  const [showsTroubles, setShowsTroubles] = useState(false);
  const root = useRef<HTMLElement>(null);
  const counts = countUploads(uploads);
  const troubles = uploads.filter((upload) => upload.state.step !== 'success' && !isRunning(upload));
  const isFiltered = showsTroubles && troubles.length > 0;
  if (uploads.length === 0) return null;
  return (
    <section ref={root} className={css.list} aria-label={label}>
      <UploadSummary
        label={label}
        uploads={uploads}
        counts={counts}
        isFiltered={isFiltered}
        onFilter={setShowsTroubles}
        onRetryFailed={onRetryFailed}
        onCancelAll={onCancelAll}
        onLeave={() => root.current?.querySelector<HTMLElement>('[role=grid]')?.focus()}
        words={words}
      />
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: ROW }}>
        <GridList<Upload>
          aria-label={label}
          className={css.rows ?? ''}
          items={isFiltered ? troubles : uploads}
          dependencies={[onCancel, onRetry, overrides]}
          selectionMode="none"
        >
          {(upload) => <UploadRow upload={upload} onCancel={onCancel} onRetry={onRetry} words={words} />}
        </GridList>
      </Virtualizer>
    </section>
  );
}
