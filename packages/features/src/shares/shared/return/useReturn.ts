import { errorText, getShared, RequestError, sendRetouched, zipLimits, type ZipReport } from '@portal/api';
import { useEffect, useRef, useState } from 'react';
import { useApi, useReload } from '../../../common/data/index.ts';
import { useUnsaved } from '../../../common/forms/index.ts';
import { mergedReport, archivesOf } from '../../../common/uploads/index.ts';
import { t } from './texts.ts';

/** The state of the upload: one value. */
export type ReturnState =
  /** `earlier`: what was stored before the rest failed or was cancelled. */
  | { step: 'choose'; failure: string | null; earlier: ZipReport | null }
  /** `isRead`: all of an archive is uploaded, and the server reads it. */
  | { step: 'sending'; count: number; percent: number; isRead: boolean }
  | { step: 'done'; report: ZipReport };

const beginning: ReturnState = { step: 'choose', failure: null, earlier: null };

const isAborted = (error: unknown): boolean => error instanceof RequestError && error.kind === 'aborted';
/** The server refuses this archive; the next one may be accepted. */
const isOfArchive = (error: unknown): boolean => error instanceof RequestError && [413, 415, 422].includes(error.status);

/** The results of the archives so far. */
interface Brought {
  reports: ZipReport[];
  refused: ZipReport['refused'];
}

/** Uploads a retoucher's photos to the photographer: archives as they are, and single files put into archives, one after another. */
export function useReturn() {
  const call = useApi();
  const reload = useReload();
  const [state, setState] = useState<ReturnState>(beginning);
  const sending = useRef<AbortController>(null);
  useUnsaved(state.step === 'sending', 'page', 'upload');
  useEffect(() => () => sending.current?.abort(), []);

  const sendEach = async (files: readonly File[], { signal }: AbortController, brought: Brought) => {
    const archives = archivesOf(files, (count) => t('loose', { count }));
    const bytes = archives.reduce((sum, { size }) => sum + size, 0);
    let before = 0;
    for (const archive of archives) {
      const onProgress = (share: number) => {
        const percent = bytes === 0 ? 100 : Math.floor(((before + share * archive.size) / bytes) * 100);
        setState({ step: 'sending', count: files.length, percent, isRead: share === 1 });
      };
      onProgress(0);
      const body = { files: [await archive.open()] };
      try {
        brought.reports.push(await call(sendRetouched, { body }, { signal, onProgress, timeoutMs: zipLimits.directTimeoutMs }));
      } catch (error) {
        if (!isOfArchive(error)) throw error;
        brought.refused.push({ name: archive.name, reason: errorText(error) });
      }
      before += archive.size;
    }
  };

  const send = async (files: readonly File[], unfit: ZipReport['refused']) => {
    const brought: Brought = { reports: [], refused: [] };
    const controller = new AbortController();
    sending.current = controller;
    try {
      await sendEach(files, controller, brought);
      const report = mergedReport({ ...brought, refused: [...unfit, ...brought.refused] });
      const [first, ...others] = brought.refused;
      if (report) {
        setState({ step: 'done', report });
        // What was sent is no more to do.
        void reload(getShared, {});
      }
      if (!report && first) {
        const failure = others.length === 0 ? first.reason : brought.refused.map(({ name, reason }) => `${name}: ${reason}`).join(' ');
        setState({ step: 'choose', failure, earlier: null });
      }
    } catch (error) {
      setState({ step: 'choose', failure: isAborted(error) ? null : errorText(error), earlier: mergedReport(brought) });
      // The share may have ended meanwhile.
      if (!isAborted(error)) void reload(getShared, {});
    }
  };

  return {
    state,
    /** `unfit`: chosen with them, and not sent. */
    send: (files: readonly File[], unfit: ZipReport['refused']) => void send(files, unfit),
    cancel: () => sending.current?.abort(),
    again: () => setState(beginning),
  };
}
