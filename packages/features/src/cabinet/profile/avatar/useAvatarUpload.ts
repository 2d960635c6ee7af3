import { errorText, limits, sentences, uploadAvatar } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { notifyError, useApi } from '../../../common/index.ts';
import { t } from '../../texts.ts';
import { avatarProblem, toUpload } from './avatar-file.ts';

/** A chosen avatar on its way. `preview` is shown before the server has it. */
export type AvatarUpload =
  | { state: 'idle' }
  | { state: 'sending'; preview: string; percent: number | undefined }
  | { state: 'refused'; message: string };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Uploads an avatar as soon as it is chosen (ledger OPEN-49); a failure brings the old image back. */
export function useAvatarUpload(onUploaded: (url: string) => void): [upload: AvatarUpload, choose: (file: File) => void] {
  const call = useApi();
  const [upload, setUpload] = useState<AvatarUpload>({ state: 'idle' });
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (file: File) => {
    const preview = URL.createObjectURL(file);
    const { signal } = (leaving.current = new AbortController());
    const show = (percent?: number) => setUpload({ state: 'sending', preview, percent });
    show();
    try {
      const sending = toUpload(file).then((blob) =>
        call(uploadAvatar, { body: { file: blob } }, { signal, onProgress: (share) => show(Math.round(share * 100)) }),
      );
      const [{ url }] = await Promise.all([sending, pause(limits.avatarSpinnerMs)]);
      onUploaded(url);
      setUpload({ state: 'idle' });
      toasts.show({ type: 'success', title: sentences.avatarUpdated });
    } catch (error) {
      setUpload({ state: 'refused', message: errorText(error) });
      notifyError(t('profile.avatarFailed'), error);
    } finally {
      URL.revokeObjectURL(preview);
    }
  };

  const choose = (file: File) => {
    if (upload.state === 'sending') return;
    const problem = avatarProblem(file);
    if (problem) setUpload({ state: 'refused', message: problem });
    else void send(file);
  };
  return [upload, choose];
}
