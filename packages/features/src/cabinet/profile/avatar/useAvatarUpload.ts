import { errorText, limits, sentences, uploadAvatar } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { createLazyModule, type LazyModule } from '../../../common/overlays/index.ts';
import { notifyError, useApi } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';
import type { ChosenPhoto } from './cropSquare.ts';
import { avatarProblem, toUpload } from './avatar-file.ts';

/** An avatar that is being uploaded. `preview` is shown until the server has it. */
export type AvatarUpload =
  | { state: 'idle' }
  | { state: 'cropping'; chosen: ChosenPhoto }
  | { state: 'sending'; preview: string; percent: number | undefined }
  | { state: 'refused'; message: string };

type Cropping = Pick<typeof import('./CropDialog.tsx'), 'CropDialog'>;

export const cropDialog: LazyModule<Cropping> = createLazyModule<Cropping>(() => import('./CropDialog.tsx'));

/** As a part of the shorter side: a smaller difference is not visible. */
const squareEnough = 0.02;

/** The photo, if a square has to be chosen; null for a square one, and where the browser cannot read it or the dialog did not load. */
async function toCrop(file: File): Promise<ChosenPhoto | null> {
  try {
    const [bitmap] = await Promise.all([createImageBitmap(file), cropDialog.fetch()]);
    const { width, height } = bitmap;
    if (Math.abs(width - height) > squareEnough * Math.min(width, height))
      return { name: file.name, bitmap, address: URL.createObjectURL(file) };
    bitmap.close();
    return null;
  } catch {
    return null;
  }
}

/** Frees what a chosen photo holds. */
function discard({ bitmap, address }: ChosenPhoto): void {
  bitmap.close();
  URL.revokeObjectURL(address);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Uploads an avatar as soon as it is chosen (ledger OPEN-49), cropped first if it is not square; a failure restores the old image. */
export function useAvatarUpload(onUploaded: (url: string) => void) {
  const call = useApi();
  const [upload, setUpload] = useState<AvatarUpload>({ state: 'idle' });
  const leaving = useRef<AbortController>(null);
  /** The newest choice: an earlier one that is still being decoded gives way to it, or to the end of the page. */
  const newest = useRef<File>(null);
  useEffect(
    () => () => {
      leaving.current?.abort();
      newest.current = null;
    },
    [],
  );

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

  const choose = async (file: File) => {
    if (upload.state === 'sending') return;
    const problem = avatarProblem(file);
    if (problem) {
      setUpload({ state: 'refused', message: problem });
      return;
    }
    newest.current = file;
    const chosen = await toCrop(file);
    if (newest.current !== file) {
      if (chosen) discard(chosen);
    } else if (chosen) setUpload({ state: 'cropping', chosen });
    else void send(file);
  };
  /** Cropping has ended, with a result or cancelled. */
  const endCrop = (cropped: File | null) => {
    if (upload.state === 'cropping') discard(upload.chosen);
    if (cropped) void send(cropped);
    else setUpload({ state: 'idle' });
  };
  return { upload, choose: (file: File) => void choose(file), endCrop };
}
