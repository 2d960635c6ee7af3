import { zipLimits, type ZipReport } from '@portal/api';
import { foldersOf, toasts, type ZipUploadState } from '@portal/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isZip, archivesOf, mergedReport } from '../../common/uploads/index.ts';
import { type Loss, useUnsaved } from '../../common/forms/index.ts';
import { useApi, useSession } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { throttleProgress } from './throttleProgress.ts';
import { performFor } from './jobs.ts';
import { afterArchive, beginSending, type Sending, shownSending } from './sending.ts';
import { begin, type Ended, isOver, type UploadState } from './state.ts';
import { createUploader, type Uploader } from './uploader.ts';
import { createNote } from './interrupted.ts';

/** Stores the progress of a project's upload, so that it survives a reload and the end of a session: the server keeps its chunks. */
function useInterrupted(projectId: number) {
  const { drafts } = useSession();
  const [note] = useState(() => createNote(drafts, projectId));
  const [before, setBefore] = useState(note.read);
  return {
    /** The upload that was interrupted before this dialog was opened, until it is resumed. */
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

/** Only the answer is missing: it is requested again, and nothing is sent again. */
const openUpload = (state: UploadState | null) => (state && isOver(state) && state.step !== 'completed' ? state.uploadId : null);

/** What leaving now would lose. */
function lossOf(state: UploadState | null): Loss {
  switch (state?.step) {
    case 'paused':
      return lossOf(state.before);
    case 'uploading':
    case 'retrying':
      return state.uploadId === null ? 'upload' : 'chunks';
    case 'finalizing':
      return state.isWaiting ? 'chunks' : 'processing';
    case 'processing':
      return 'processing';
    default:
      return 'upload';
  }
}

/** Reports the outcome of a cancellation; `wasAsked`: the server was asked to cancel, and this is the result. */
function notifyCancelled(state: UploadState, wasAsked: boolean): void {
  // A user who has only left knows that it may still arrive.
  if (state.step === 'cancelled' && !state.mayBeThere) toasts.show({ type: 'info', title: t('zip.cancelled') });
  else if (state.step === 'completed' && state.isLate) toasts.show({ type: 'warning', title: t('zip.tooLate') });
  else if (wasAsked && state.step !== 'cancelling' && !isOver(state)) toasts.show({ type: 'error', title: t('zip.cancelFailed') });
}

/** Which of several archives is being sent. */
function placeOf(sending: Sending | null): string | undefined {
  if (!sending || sending.archives.length === 1) return undefined;
  const total = sending.archives.length;
  return t('zip.place', { number: Math.min(sending.at + 1, total), total });
}

/** The same file, chosen once more. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  one.lastModified === other.lastModified &&
  foldersOf(one).join('/') === foldersOf(other).join('/');

/**
 * Uploads one choice of files after another to a project; `onArrived` is called when an archive has arrived at the server, or may have. `isReviewFirst`:
 * clients see nothing of it until the photographer shows it.
 */
export function useZipUpload(projectId: number, isReviewFirst: boolean, onArrived: () => void) {
  const call = useApi();
  const interrupted = useInterrupted(projectId);
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Chosen with them, and refused before anything was sent. */
  const [unfit, setUnfit] = useState<ZipReport['refused']>([]);
  const lastUnfit = useRef<ZipReport['refused']>([]);
  const [sending, setSending] = useState<Sending | null>(null);
  const [upload, setUpload] = useState<UploadState | null>(null);
  const uploader = useRef<Uploader>(null);
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

  const replaceFiles = (chosen: readonly File[]) => {
    setFiles(chosen);
    setSending(null);
    setUpload(null);
  };
  /** Follows one archive to its end, and continues with the next. */
  const follow = (now: Sending, name: string, show: (state: UploadState) => void) => {
    let before: UploadState['step'] | null = null;
    return (state: UploadState) => {
      const after = isOver(state) ? afterArchive(now, state) : null;
      const hasNext = after !== null && after.at < after.archives.length;
      if (after) setSending(after);
      if (!hasNext) show(state);
      if ('chunks' in state) interrupted.remember({ name, percent: state.percent });
      notifyCancelled(state, before === 'cancelling');
      before = state.step;
      if (!isOver(state)) return;
      if (state.step !== 'error' || state.isFinal) interrupted.forget();
      notifyArrived(state);
      if (hasNext) send(after, null);
    };
  };
  const send = (now: Sending, uploadId: string | null) => {
    const archive = now.archives[now.at];
    if (!archive) return;
    uploader.current?.drop();
    uploader.current = createUploader({
      from: begin({ name: archive.name, size: archive.size }, uploadId),
      perform: performFor({ call, projectId, archive, isReviewFirst }),
      isOnline: () => navigator.onLine,
      onChange: follow(now, archive.name, throttleProgress(setUpload)),
    });
    uploader.current.start();
  };

  const stop = (type: 'cancel' | 'leave') => {
    uploader.current?.dispatch({ type });
    if (uploader.current?.isOver()) stopWarning();
  };

  const notice = interrupted.before ? t('zip.interrupted', { ...interrupted.before }) : undefined;
  const waiting: ZipUploadState = files.length > 0 ? { step: 'chosen', files } : { step: 'choose', notice };
  return {
    state: upload && sending ? shownSending(sending, upload) : waiting,
    place: placeOf(sending),
    report: sending && upload?.step === 'completed' ? mergedReport({ ...sending, refused: [...unfit, ...sending.refused] }) : null,
    /** None of the archives was chosen as a file. */
    isLoose: files.length > 1 || files.some((file) => !isZip(file)),
    loss,
    /** Further files are added to the waiting ones; after an end they replace what was sent. */
    choose: (chosen: readonly File[]) => {
      const waits = upload ? [] : files;
      if (upload) setUnfit(lastUnfit.current);
      replaceFiles([...waits, ...chosen.filter((file) => !waits.some((one) => isSameFile(one, file)))]);
    },
    /** Files of a choice that were refused, also when there are none, before `choose`. */
    refuse: (refused: ZipReport['refused']) => {
      lastUnfit.current = refused;
      setUnfit((before) => [...before, ...refused]);
    },
    remove: (file: File) => replaceFiles(files.filter((one) => one !== file)),
    clear: () => {
      setUnfit([]);
      replaceFiles([]);
    },
    start: () => {
      if (files.length === 0) return;
      // What was sent before was reported then.
      if (!sending && files.reduce((sum, { size }) => sum + size, 0) > zipLimits.largeBytes)
        toasts.show({ type: 'info', title: t('zip.large') });
      const now = sending ?? beginSending(archivesOf(files, (count) => t('zip.loose', { count })));
      setSending(now);
      send(now, openUpload(upload));
    },
    cancel: () => stop('cancel'),
    /** Like Back: it does not cancel what the server is already reading. */
    leave: () => stop(loss === 'processing' ? 'leave' : 'cancel'),
  };
}
