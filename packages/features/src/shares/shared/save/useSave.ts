import { downloadSharedImage, getDownloadAddress, type SharedImage } from '@portal/api';
import { toasts } from '@portal/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notifyError, saveAddress, saveFile, useApi } from '../../../common/data/index.ts';
import { t } from '../../texts.ts';
import { keyOf } from '../tiles.ts';
import { shareFiles, takesFiles } from './shareFile.ts';

/** Milliseconds for one full-size photo by a slow connection. */
const fileMs = 10 * 60_000;

/** Another one for each version of a photo: the signature in the address of its preview changes, its path does not. */
const versionsOf = (images: readonly SharedImage[]): string =>
  images.map((image) => `${keyOf(image)} ${image.src.replace(/\?.*/, '')}`).join('\n');

/** How many photos are saved as files at once. */
export const mostFiles = 10;

export interface Save {
  /** The key of the photo that is being saved, `several`, or `all`; null: none. One at a time. */
  saving: string | null;
  /** `isElsewhere` says, once the file has come, whether another photo is open by then. */
  onSave: (image: SharedImage, isElsewhere: () => boolean) => void;
  /** As files, one after the other: `mostFiles` at most. */
  onSaveSeveral: (images: readonly SharedImage[]) => void;
  onSaveAll: () => void;
}

/** Saves photos of a share as files, or all of them in an archive. `orReadAgain` reads the share again after a refusal; it stays the same function. */
export function useSave(orReadAgain: <T>(work: Promise<T>) => Promise<T>): Save {
  const call = useApi();
  const [saving, setSaving] = useState<string | null>(null);
  const isRunning = useRef(false);
  /** Photos that have loaded and were not saved yet: they wait for the next tap. */
  const waiting = useRef<{ versions: string; files: File[] }>(null);
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);

  const handlers = useMemo(() => {
    /** By an address of its own: the bytes do not pass through the page, and the browser can resume it. */
    const saveByAddress = async (photo?: number) => {
      const { address } = await orReadAgain(call(getDownloadAddress, { query: { photo } }));
      saveAddress(address);
    };

    const saveEach = async (images: readonly SharedImage[]) => {
      // oxlint-disable-next-line no-await-in-loop -- a browser takes one download after the other
      for (const { id } of images) await saveByAddress(id);
    };

    const load = async (images: readonly SharedImage[]) => {
      loading.current = new AbortController();
      const options = { timeoutMs: fileMs, signal: loading.current.signal };
      const files: File[] = [];
      for (const { id } of images) {
        // oxlint-disable-next-line no-await-in-loop -- a phone's line carries one file sooner than many
        const { name, content } = await orReadAgain(call(downloadSharedImage, { params: { photoId: id } }, options));
        files.push(new File([content], name, { type: content.type }));
      }
      waiting.current = { versions: versionsOf(images), files };
    };

    const run = async (what: string, work: () => Promise<void>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setSaving(what);
      try {
        await work();
      } catch (refusal) {
        notifyError(t(what === 'all' ? 'delivery.notDownloaded' : what === 'several' ? 'save.failedSeveral' : 'save.failed'), refusal);
      } finally {
        isRunning.current = false;
        setSaving(null);
      }
    };

    const loaded = (images: readonly SharedImage[]) => (waiting.current?.versions === versionsOf(images) ? waiting.current.files : null);
    const askForATap = ([image, ...others]: readonly SharedImage[]) => {
      const isOne = image !== undefined && others.length === 0;
      const title = isOne ? t('save.ready', { name: image.name }) : t('save.readySeveral');
      toasts.show({ type: 'info', title, message: t(isOne ? 'save.readyText' : 'save.readySeveralText') });
    };

    const save = async (key: string, images: readonly SharedImage[], isElsewhere: () => boolean) => {
      if (!takesFiles()) return run(key, () => saveEach(images));
      const isAgain = loaded(images) !== null;
      if (!isAgain) await run(key, () => load(images));
      const files = loaded(images);
      if (!files) return undefined;
      if (!isAgain && isElsewhere()) return askForATap(images);
      // Nothing is running while the sheet is open: some browsers never tell that it was closed.
      const shared = await shareFiles(files);
      if (shared === 'cancelled') return undefined;
      if (shared === 'too late' && !isAgain) return askForATap(images);
      if (waiting.current?.files === files) waiting.current = null;
      // They were there at once, so this browser opens no sheet at all.
      if (shared === 'too late') return run(key, () => saveEach(images));
      if (shared === 'refused') for (const file of files) saveFile({ name: file.name, content: file });
      return undefined;
    };

    return {
      onSave: (image: SharedImage, isElsewhere: () => boolean) => void save(keyOf(image), [image], isElsewhere),
      onSaveSeveral: (images: readonly SharedImage[]) => void save('several', images, () => false),
      onSaveAll: () => void run('all', () => saveByAddress()),
    };
  }, [call, orReadAgain]);

  return { saving, ...handlers };
}
