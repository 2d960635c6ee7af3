import { type ReactNode, useState } from 'react';
import { ZipActions } from './ZipActions.tsx';
import { ZipPanel } from './ZipPanel.tsx';
import { isMoving, type ZipUploadState } from './zipUpload.ts';
import css from './ZipUploadDialog.module.css';
import { Banner } from '../banner/Banner.tsx';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx';
import { DropZone } from '../drop-zone/DropZone.tsx';
import type { RefusalWords } from '../drop-zone/refusalText.ts';
import type { RefusedFile } from '../drop-zone/sortFiles.ts';
import { Modal } from '../modal/Modal.tsx';
import { texts, type Words } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';

export interface ZipUploadDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close. While an upload runs the user has to confirm; if they do, `onLeave` is called before it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The current state; it is controlled by the caller. */
  state: ZipUploadState;
  /** Called with chosen archives, or single files, within the size limit: they are added to those that are chosen already. */
  onFiles: (files: File[]) => void;
  /** Called with the refused files of each choice, also when there are none, before `onFiles`: the result has to name them too. */
  onRefuse?: ((files: RefusedFile[]) => void) | undefined;
  /** Removes one of the chosen files. */
  onRemove: (file: File) => void;
  /** Sends what was chosen. */
  onUpload: () => void;
  /** Cancels the running upload. */
  onCancel: () => void;
  /** Called when they confirmed, and leave a running upload; without it `onCancel`. */
  onLeave?: (() => void) | undefined;
  /** Retries after an error or a cancellation; without it `onUpload`. */
  onRetry?: (() => void) | undefined;
  /** After success: another archive. Without it there is no such button. */
  onAnother?: (() => void) | undefined;
  /** The largest archive, in bytes (ledger ZIP-20). */
  maxBytes: number;
  /** Media types of single files, besides archives. */
  looseTypes?: readonly string[] | undefined;
  /** Which of several archives is being sent, as text. */
  place?: string | undefined;
  /** The accessible name of the dialog and of the drop zone. */
  title?: string | undefined;
  /** The limits as text, under the prompt. */
  description: string;
  /** What must be in the archive, one line each (ledger ZIP-14…16). */
  instructions: readonly string[];
  /** Settings of the upload, under the chosen files until they are sent. */
  options?: ReactNode;
  /** The result, shown after success. */
  report?: ReactNode;
  /** All other texts of the dialog, and why a file was refused. */
  words?: Partial<Words<'zipUpload'> & { pickFolder: string } & RefusalWords> | undefined;
}

/** A ZIP by its media type, which differs between systems, or by its extension (ledger ZIP-18). */
const ZIP = ['application/zip', 'application/x-zip-compressed', '.zip'];

/** Chooses archives, shows their upload, one after another, in all its states (ledger area ZIP), and the result. */
export function ZipUploadDialog(props: ZipUploadDialogProps) {
  const { isOpen, onOpenChange, state, onFiles, onRefuse, onRemove, onUpload, onCancel, onLeave = onCancel, onRetry = onUpload } = props;
  const { onAnother, maxBytes, looseTypes = [], place, description, instructions, options, report } = props;
  const words = { ...texts.zipUpload, ...props.words };
  // The text of the question stays, whatever state the upload has reached meanwhile.
  const [questionWords, setQuestionWords] = useState<typeof words | null>(null);
  const moves = isMoving(state);
  // It has ended by itself: the question must not be shown again for the next upload.
  if (questionWords && !moves) setQuestionWords(null);
  const question = questionWords ?? words;
  const close = () => onOpenChange(false);
  const announcement = state.step === 'completed' || state.step === 'cancelled' || state.step === 'paused' ? words[state.step] : '';

  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={() => (moves ? setQuestionWords(words) : close())}
      hasResult={state.step !== 'choose' && !moves}
      title={props.title ?? words.title}
      footer={
        <ZipActions
          state={state}
          onClose={close}
          onUpload={onUpload}
          onCancel={onCancel}
          onRetry={onRetry}
          onAnother={onAnother}
          words={words}
        />
      }
    >
      <div className={css.body}>
        {'notice' in state && state.notice && <Banner tone="info" title={state.notice} />}
        {state.step !== 'completed' && (
          <DropZone
            label={props.title ?? words.title}
            icon="zip"
            accept={[...ZIP, ...looseTypes]}
            maxBytes={maxBytes}
            allowsMultiple
            chosen={state.step === 'chosen' ? state.files : []}
            onRemove={onRemove}
            description={description}
            errorMessage={state.step === 'choose' ? state.errorMessage : undefined}
            isDisabled={moves}
            onFiles={onFiles}
            onRefuse={onRefuse}
            words={words}
          />
        )}
        {(state.step === 'choose' || state.step === 'chosen') && options}
        {state.step !== 'choose' && state.step !== 'chosen' && <ZipPanel state={state} place={place} words={words} />}
        <VisuallyHidden>
          <output>{announcement}</output>
          <span role="alert">{state.step === 'error' ? state.message : ''}</span>
        </VisuallyHidden>
        {state.step === 'completed' ? (
          report
        ) : (
          <ul className={css.instructions}>
            {instructions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        isOpen={questionWords !== null && moves}
        onOpenChange={(next) => !next && setQuestionWords(null)}
        title={question.leave}
        confirmLabel={question.leaveNow}
        cancelLabel={question.stay}
        onConfirm={() => {
          onLeave();
          close();
        }}
      >
        {question.leaveText}
      </ConfirmDialog>
    </Modal>
  );
}
