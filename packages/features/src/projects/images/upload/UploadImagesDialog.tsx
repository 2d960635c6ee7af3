import { limits, type ProjectImage, projectImageTypes, sentences } from '@portal/api';
import { Banner, Button, DropZone, Modal, type RefusedFile, type ToastNote, toasts, UploadList } from '@portal/ui';
import { useRef, useState } from 'react';
import { isClean, isUploading, type Outcome, useOnline } from '../../../common/uploads/index.ts';
import { ReturnFocus } from '../../../common/overlays/index.ts';
import { UnsavedQuestion, useClosing } from '../../../common/forms/index.ts';
import { useFilesInGroups } from '../../groups/useFilesInGroups.ts';
import type { Groups } from '../../groups/useGroups.ts';
import { t } from '../../texts.ts';
import css from './UploadImagesDialog.module.css';
import { useSortByCards } from '../../cards/useSortByCards.ts';
import { useImageUploads } from './useImageUploads.ts';
import { LargePhotos } from './shrink/LargePhotos.tsx';
import { useInterruptedUploads } from './useInterruptedUploads.ts';
import { someNames } from '../shown.ts';

/** How many were chosen and what became of them, where not all were uploaded: the numbers add up. */
function sum({ added, repeated, troubled, cancelled }: Outcome, refused: number): string | undefined {
  const chosen = added + repeated + troubled + cancelled + refused;
  if (chosen === added) return undefined;
  return [
    t('dashboard.projects.images.uploads.chosen', { count: chosen }),
    repeated > 0 && t('dashboard.projects.images.uploads.wereThere', { count: repeated }),
    cancelled > 0 && t('dashboard.projects.images.uploads.cancelled', { count: cancelled }),
    refused > 0 && t('dashboard.projects.images.uploads.unfit', { count: refused }),
    troubled > 0 && t('dashboard.projects.images.uploads.left', { count: troubled }),
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/**
 * The notice when an upload has ended: how many were uploaded, and how many were not. `refused`: before anything was sent. Only
 * the whole is summed up.
 */
function outcomeNotes(outcome: Outcome, refused: number): ToastNote[] {
  const { added, repeated, troubled, renamed, isWhole } = outcome;
  const notes: ToastNote[] = [];
  if (added > 0) {
    const title = t('dashboard.projects.images.uploadSuccess', { count: added });
    notes.push({ type: refused > 0 ? 'warning' : 'success', title, message: isWhole ? sum(outcome, refused) : undefined });
  }
  if (renamed.length > 0) {
    const title = t('dashboard.projects.images.uploads.renamed', { count: renamed.length });
    notes.push({ type: 'info', title, message: t('dashboard.projects.images.uploads.renamedTo', { names: someNames(renamed) }) });
  }
  if (troubled > 0) {
    const message = t('dashboard.projects.images.uploads.left', { count: troubled });
    notes.push({ type: 'error', title: t(`dashboard.projects.images.errors.${added > 0 ? 'upload' : 'uploadAll'}`), message });
  }
  if (notes.length === 0 && repeated > 0)
    notes.push({ type: 'info', title: t('dashboard.projects.images.uploads.repeated', { count: repeated }) });
  return notes;
}

/** The notice about files that are too large: they were left out, the others are uploaded. */
function sizeNote(refused: readonly RefusedFile[]): ToastNote | null {
  const large = refused.filter(({ reason }) => reason === 'size').map(({ name }) => name);
  if (large.length === 0) return null;
  const megabytes = limits.projectImageMaxBytes / 1_048_576;
  return {
    type: 'warning',
    title: t('dashboard.projects.images.uploads.large', { count: large.length, megabytes }),
    message: someNames(large),
  };
}

interface UploadImagesDialogProps {
  projectId: number;
  known: readonly ProjectImage[];
  groups: Groups;
  isOpen: boolean;
  onClose: () => void;
  /** Photos have been uploaded. */
  onAdded: () => void;
  /** Gets the focus when the first photos remove the element that opened this. */
  nextFocus: () => HTMLElement | null;
}

const rules = { accept: [...projectImageTypes], maxBytes: limits.projectImageMaxBytes, allowsMultiple: true };
const zoneWords = {
  prompt: t('dashboard.projects.images.uploads.prompt'),
  pick: t('dashboard.projects.images.uploads.pick'),
  pickFolder: t('dashboard.projects.images.uploads.pickFolder'),
  type: sentences.projectImageFormat,
  size: () => sentences.photoSize,
  empty: sentences.photoEmpty,
};
const listWords = { part: (number: number, total: number) => t('dashboard.projects.images.uploads.part', { number, total }) };

/** Uploads photos into a project as soon as they are dropped, each with a result of its own; failed ones stay listed. */
export function UploadImagesDialog({ projectId, known, groups, isOpen, onClose, onAdded, nextFocus }: UploadImagesDialogProps) {
  // Files left out of the last choice, which only the dialog shows: it stays open until the user has read that.
  const hasUnread = useRef(false);
  /** Files left out since the last end. */
  const refusedCount = useRef(0);
  const [large, setLarge] = useState<readonly File[]>([]);
  /** A photo could not be made smaller. */
  const hasUnshrunk = useRef(false);
  const sortByCards = useSortByCards(projectId, groups);
  const { uploads, send, cancel, cancelAll, retry } = useImageUploads({
    projectId,
    known,
    groupsFor: useFilesInGroups(groups),
    onEnd: (outcome) => {
      for (const note of outcomeNotes(outcome, refusedCount.current)) toasts.show(note);
      refusedCount.current = 0;
      // What was cancelled or got no answer may have been stored all the same.
      const { added, troubled, cancelled } = outcome;
      // A card that is missing would leave its photos to the pupil before.
      const isMissing = troubled + cancelled + large.length > 0 || hasUnshrunk.current;
      if (added + troubled + cancelled > 0) void sortByCards(isMissing).finally(onAdded);
      if (isClean(outcome) && !hasUnread.current) onClose();
    },
  });
  // Retrying a listed file means that the user has read the dialog.
  const sendAgain = (ids: readonly string[]) => {
    hasUnread.current = false;
    retry(ids);
  };
  const isSending = uploads.some(isUploading);
  const isOnline = useOnline();
  const interrupted = useInterruptedUploads(projectId, uploads);
  const sendSmaller = (photos: File[]) => {
    // While some are still too large the dialog stays open until the user has read that.
    hasUnread.current = photos.length < large.length;
    hasUnshrunk.current ||= photos.length < large.length;
    setLarge([]);
    refusedCount.current = Math.max(0, refusedCount.current - photos.length);
    if (photos.length > 0) void send(photos);
  };
  const closing = useClosing({ isOpen, isDirty: isSending, loss: 'upload', onClose });
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      isLocked={isSending}
      hasResult={uploads.length > 0}
      hasFields
      title={t('dashboard.projects.images.uploads.title')}
      footer={
        <Button tone={uploads.length > 0 ? 'primary' : 'ghost'} isDisabled={isSending} onPress={closing.close}>
          {t(uploads.length > 0 ? 'dashboard.projects.images.uploads.close' : 'dashboard.projects.images.uploads.cancel')}
        </Button>
      }
    >
      <div className={css.parts}>
        {interrupted && <Banner tone="info" title={t('dashboard.projects.images.uploads.interrupted', { ...interrupted })} />}
        {isSending && !isOnline && <Banner tone="info" title={t('dashboard.projects.images.uploads.paused')} />}
        <DropZone
          {...rules}
          label={t('dashboard.projects.images.uploads.label')}
          description={t('dashboard.projects.images.uploads.hint')}
          icon="image"
          words={zoneWords}
          onFiles={(files) => void send(files)}
          onTooLarge={setLarge}
          onRefuse={(refused) => {
            hasUnread.current = refused.length > 0;
            refusedCount.current += refused.length;
            const note = sizeNote(refused);
            if (note) toasts.show(note);
          }}
        />
        <LargePhotos files={large} onDone={sendSmaller} />
        <UploadList
          label={t('dashboard.projects.images.uploads.label')}
          uploads={uploads}
          onCancel={cancel}
          onCancelAll={cancelAll}
          onRetry={(id) => sendAgain([id])}
          onRetryFailed={sendAgain}
          words={listWords}
        />
      </div>
      <ReturnFocus to={nextFocus} />
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}
