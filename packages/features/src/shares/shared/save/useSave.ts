import { downloadSharedImage, getDownloadAddress, type SharedImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
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
  /** `isElsewhere` says, once the file has come, whether another photo is open by then. */
  onSave: (image: SharedImage, isElsewhere: () => boolean) => void;
  onSaveAll: () => void;
}

/** Saves one photo of a share, or all of them in an archive. `orReadAgain` reads the share again after a refusal; it stays the same function. */
export function useSave(orReadAgain: <T>(work: Promise<T>) => Promise<T>): Save {
  const call = useApi();
  const [saving, setSaving] = useState<string | null>(null);
  const isRunning = useRef(false);
  /** A photo that has loaded and was not saved yet: it waits for the next tap. */
  const waiting = useRef<{ version: string; file: File }>(null);
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);

  const handlers = useMemo(() => {
    /** By an address of its own: the bytes do not pass through the page, and the browser can resume it. */
    const saveByAddress = async (photo?: number) => {
      const { address } = await orReadAgain(call(getDownloadAddress, { query: { photo } }));
      saveAddress(address);
    };

    const load = async (image: SharedImage) => {
      loading.current = new AbortController();
      const options = { timeoutMs: fileMs, signal: loading.current.signal };
      const { name, content } = await orReadAgain(call(downloadSharedImage, { params: { photoId: image.id } }, options));
      waiting.current = { version: versionOf(image), file: new File([content], name, { type: content.type }) };
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

    const loaded = (image: SharedImage) => (waiting.current?.version === versionOf(image) ? waiting.current.file : null);
    const askForATap = ({ name }: SharedImage) => {
      toasts.show({ type: 'info', title: t('save.ready', { name }), message: t('save.readyText') });
    };

    const save = async (image: SharedImage, isElsewhere: () => boolean) => {
      const key = keyOf(image);
      if (!takesFiles()) return run(key, () => saveByAddress(image.id));
      const isAgain = loaded(image) !== null;
      if (!isAgain) await run(key, () => load(image));
      const file = loaded(image);
      if (!file) return undefined;
      if (!isAgain && isElsewhere()) return askForATap(image);
      // Nothing is running while the sheet is open: some browsers never tell that it was closed.
      const shared = await shareFile(file);
      if (shared === 'cancelled') return undefined;
      if (shared === 'too late' && !isAgain) return askForATap(image);
      if (waiting.current?.file === file) waiting.current = null;
      // It was there at once, so this browser opens no sheet at all.
      if (shared === 'too late') return run(key, () => saveByAddress(image.id));
      return shared === 'refused' ? saveFile({ name: file.name, content: file }) : undefined;
    };

    return {
      onSave: (image: SharedImage, isElsewhere: () => boolean) => void save(image, isElsewhere),
      onSaveAll: () => void run('all', () => saveByAddress()),
    };
  }, [call, orReadAgain]);

  return { saving, ...handlers };
}
