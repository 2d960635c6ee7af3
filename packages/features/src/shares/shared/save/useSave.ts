import { downloadSharedImage, getDownloadAddress, type SharedImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useRef, useState } from 'react';
import { notifyError, saveAddress, saveFile, useApi } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';
import { keyOf } from '../tiles.ts';
import { shareFile, takesFiles } from './shareFile.ts';

/** Milliseconds for one full-size photo by a slow connection. */
const fileMs = 10 * 60_000;

/** Another one for each version of a photo: the signature in the address of its preview changes, its path does not. */
const versionOf = (image: SharedImage): string => `${keyOf(image)} ${image.src.replace(/\?.*/, '')}`;

export interface Save {
  /** The key of the photo that is being saved, or `all`; null: none. One at a time. */
  saving: string | null;
  onSave: (image: SharedImage) => void;
  onSaveAll: () => void;
}

/** Saves one photo of a share, or all of them in an archive. `orReadAgain` reads the share again after a refusal. */
export function useSave(orReadAgain: <T>(work: Promise<T>) => Promise<T>): Save {
  const call = useApi();
  const [saving, setSaving] = useState<string | null>(null);
  const isRunning = useRef(false);
  /** A photo that has loaded too late for the tap that asked for it: it waits for the next one. */
  const waiting = useRef<{ version: string; file: File }>(null);

  /** By an address of its own: the bytes do not pass through the page, and the browser can resume it. */
  const saveByAddress = async (photo?: number) => {
    const { address } = await orReadAgain(call(getDownloadAddress, { query: { photo } }));
    saveAddress(address);
  };

  const loadFile = async ({ id }: SharedImage): Promise<File> => {
    const { name, content } = await orReadAgain(call(downloadSharedImage, { params: { photoId: id } }, { timeoutMs: fileMs }));
    return new File([content], name, { type: content.type });
  };

  const save = async (image: SharedImage) => {
    if (!takesFiles()) return saveByAddress(image.id);
    const version = versionOf(image);
    const file = waiting.current?.version === version ? waiting.current.file : await loadFile(image);
    waiting.current = null;
    const shared = await shareFile(file);
    if (shared === 'refused') return saveFile({ name: file.name, content: file });
    if (shared === 'opened') return undefined;
    waiting.current = { version, file };
    return void toasts.show({ type: 'info', title: t('save.ready'), message: t('save.readyText') });
  };

  const run = async (what: string, work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(what);
    try {
      await work();
    } catch (refusal) {
      notifyError(t(what === 'all' ? 'delivery.notDownloaded' : 'save.failed'), refusal);
    } finally {
      isRunning.current = false;
      setSaving(null);
    }
  };

  return {
    saving,
    onSave: (image) => void run(keyOf(image), () => save(image)),
    onSaveAll: () => void run('all', () => saveByAddress()),
  };
}
