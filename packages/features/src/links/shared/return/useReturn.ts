import { errorText, getShared, RequestError, sendRetouched, zipLimits, type ZipReport } from '@portal/api';
import { useEffect, useRef, useState } from 'react';
import { useApi, useReload, useUnsaved } from '../../../common/index.ts';
import { refusalOf } from './refusalOf.ts';

/** The state of the upload: one value. */
export type ReturnState =
  | { step: 'choose'; failure: string | null }
  /** At 100 percent the server is reading them. */
  | { step: 'sending'; count: number; percent: number }
  | { step: 'done'; report: ZipReport };

const isAborted = (error: unknown): boolean => error instanceof RequestError && error.kind === 'aborted';

/** Uploads a retoucher's photos to the photographer. */
export function useReturn() {
  const call = useApi();
  const reload = useReload();
  const [state, setState] = useState<ReturnState>({ step: 'choose', failure: null });
  const sending = useRef<AbortController>(null);
  useUnsaved(state.step === 'sending', 'page', 'upload');
  useEffect(() => () => sending.current?.abort(), []);

  const send = async (files: readonly File[]) => {
    const failure = refusalOf(files);
    if (failure !== null) return setState({ step: 'choose', failure });
    const controller = new AbortController();
    sending.current = controller;
    const show = (share: number) => setState({ step: 'sending', count: files.length, percent: Math.floor(share * 100) });
    show(0);
    try {
      const options = { signal: controller.signal, onProgress: show, timeoutMs: zipLimits.directTimeoutMs };
      setState({ step: 'done', report: await call(sendRetouched, { body: { files: [...files] } }, options) });
    } catch (error) {
      setState({ step: 'choose', failure: isAborted(error) ? null : errorText(error) });
      // The link may have ended meanwhile.
      if (!isAborted(error)) void reload(getShared, {});
    }
  };

  return {
    state,
    send: (files: readonly File[]) => void send(files),
    cancel: () => sending.current?.abort(),
    again: () => setState({ step: 'choose', failure: null }),
  };
}
