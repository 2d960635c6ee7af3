import { zipLimits, type ZipReport } from '@portal/api';
import { toasts, type ZipUploadState } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Loss, useApi, useSession, useUnsaved } from '../../common/index.ts';
import { t } from '../texts.ts';
import { calmly } from './calmly.ts';
import { isFinal } from './failure.ts';
import { performFor } from './machine/perform.ts';
import { shownOf } from './shown.ts';
import { begin, type Ended, isOver, type UploadState } from './machine/state.ts';
import { createUploader, type Uploader } from './machine/uploader.ts';
import { createNote } from './interrupted.ts';

/** Stores how far an order's upload came, over a reload and the end of a session: the server stores its chunks. */
function useInterrupted(orderId: number) {
  const { drafts } = useSession();
  const [note] = useState(() => createNote(drafts, orderId));
  const [before, setBefore] = useState(note.read);
  return {
    /** What broke off before this dialog was opened, until it is no longer true. */
    before,
    remember: note.remember,
    forget: () => {
      setBefore(null);
      note.forget();
    },
  };
}

/** Milliseconds before reloading what the server may have finished by itself. */
const lookAgainMs = 5_000;

/** Reports that an archive has arrived at the server, also where only its answer is lost: then once more a little later. */
function useArrived(onArrived: () => void): (end: Ended) => void {
  const notify = useRef(onArrived);
  const clock = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    notify.current = onArrived;
  });
  useEffect(() => () => clearTimeout(clock.current), []);
  return (end) => {
    clearTimeout(clock.current);
    if (end.step !== 'completed' && !end.mayBeThere) return;
    notify.current();
    if (end.step !== 'completed') clock.current = setTimeout(() => notify.current(), lookAgainMs);
  };
}

const reportOf = (state: UploadState | null): ZipReport | null => (state?.step === 'completed' ? state.report : null);
/** Only the answer is missing: it is requested again, and nothing is sent again. */
const openUpload = (state: UploadState | null) => (state && isOver(state) && state.step !== 'completed' ? state.uploadId : null);

/** What leaving now would lose. */
function lossOf(state: UploadState | null): Loss {
  switch (state?.step) {
    case 'chunks':
    case 'settling':
      return 'pieces';
    case 'finalizing':
      return 'processing';
    case 'direct':
      return state.isSent ? 'processing' : 'upload';
    default:
      return 'upload';
  }
}

/** Reports the outcome of a cancellation; `wasAsked`: the server was requested to cancel, this is what followed. */
function notifyCancelled(state: UploadState, wasAsked: boolean): void {
  // A user who has only left knows that it may still arrive.
  if (state.step === 'cancelled' && !state.mayBeThere) toasts.show({ type: 'info', title: t('zip.cancelled') });
  else if (state.step === 'completed' && state.isLate) toasts.show({ type: 'warning', title: t('zip.tooLate') });
  else if (wasAsked && state.step !== 'cancelling' && !isOver(state)) toasts.show({ type: 'error', title: t('zip.cancelFailed') });
}

/**
 * The upload of one archive after another for an order; `onArrived` is called when one has arrived at the server, or may have.
 */
export function useZipUpload(orderId: number, onArrived: () => void) {
  const call = useApi();
  const interrupted = useInterrupted(orderId);
  const [file, setFile] = useState<File | null>(null);
  const [upload, setUpload] = useState<UploadState | null>(null);
  const uploader = useRef<Uploader>(null);
  /** For a large file a notice announces once that it takes its time. */
  const announced = useRef<File>(null);
  const notifyArrived = useArrived(onArrived);
  const isMoving = upload !== null && !isOver(upload);
  const loss = lossOf(upload);
  const stopWarning = useUnsaved(isMoving, 'dialog', loss);
  useEffect(() => {
    const dispatch = () => uploader.current?.dispatch({ type: navigator.onLine ? 'online' : 'offline' });
    addEventListener('online', dispatch);
    addEventListener('offline', dispatch);
    return () => {
      removeEventListener('online', dispatch);
      removeEventListener('offline', dispatch);
      uploader.current?.drop();
    };
  }, []);

  const announce = (archive: File) => {
    if (archive.size > zipLimits.largeBytes && announced.current !== archive) toasts.show({ type: 'info', title: t('zip.large') });
    announced.current = archive;
  };
  const follow = (archive: File, show: (state: UploadState) => void) => {
    let before: UploadState['step'] | null = null;
    return (state: UploadState) => {
      show(state);
      if (state.step === 'chunks') interrupted.remember({ name: archive.name, percent: state.percent });
      notifyCancelled(state, before === 'cancelling');
      before = state.step;
      if (!isOver(state)) return;
      if (state.step !== 'error' || isFinal(state.failure)) interrupted.forget();
      notifyArrived(state);
    };
  };

  const stop = (type: 'cancel' | 'leave') => {
    uploader.current?.dispatch({ type });
    if (uploader.current?.isOver()) stopWarning();
  };
  const cancel = () => stop('cancel');

  const notice = interrupted.before ? t('zip.interrupted', { ...interrupted.before }) : undefined;
  const waiting: ZipUploadState = file ? { step: 'chosen', file } : { step: 'choose', notice };
  return {
    state: upload && file ? shownOf(upload, file) : waiting,
    report: reportOf(upload),
    loss,
    choose: (archive: File | null) => {
      setFile(archive);
      setUpload(null);
    },
    start: () => {
      if (!file) return;
      announce(file);
      uploader.current?.drop();
      uploader.current = createUploader({
        from: begin(file.size, openUpload(upload)),
        perform: performFor({ call, orderId, file }),
        isOnline: () => navigator.onLine,
        onChange: follow(file, calmly(setUpload)),
      });
      uploader.current.start();
    },
    cancel,
    /** As Back does: what the server reads already is not cancelled by that. */
    leave: () => stop(loss === 'processing' ? 'leave' : 'cancel'),
  };
}
