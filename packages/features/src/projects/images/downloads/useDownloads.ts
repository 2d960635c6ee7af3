import {
  addressOf,
  asFileName,
  archivePaths,
  type Download,
  downloadChosenImages,
  downloadProjectImage,
  downloadProjectImages,
  groupFolders,
  type ImageGroup,
  listProjects,
  nameToGive,
  type ProjectImage,
  readAddress,
} from '@portal/api';
import { toasts } from '@portal/ui';
import { inParallel, saveAddress, saveFile, useApi, useRead } from '../../../common/data/index.ts';
import { inPortions, zipOf, zippedBytes } from '../../../common/uploads/index.ts';
import type { GroupChoice } from '../../groups/groupOf.ts';
import { t } from '../../texts.ts';
import { type DownloadProgress, notifyDownload, useDownloadRun } from './useDownloadRun.ts';

/** Bytes of an archive that is made in the browser: more photos become several archives, so that a browser can hold each of them. */
const archiveBytes = 1_073_741_824;
/** Concurrent requests. */
const parallel = 3;

const originalOf = ({ urls }: ProjectImage) => urls.original;

const counted = (count: number) => t('dashboard.projects.images.count', { count });

interface Named {
  image: ProjectImage;
  address: string;
  name: string;
}

/** File names as in the server's own archives, so that retouched photos match: unique, with an extension, in the folders of the group. */
function named(images: readonly ProjectImage[], groups: readonly ImageGroup[]): Named[] {
  const folders = groupFolders(groups);
  const names = archivePaths(
    images.map((image) => ({ name: nameToGive(image.name, originalOf(image) ?? ''), folders: folders.get(image.groupId ?? 0) })),
  );
  return images.map((image, place) => ({ image, address: originalOf(image) ?? '', name: names[place] ?? image.name }));
}

interface ArchiveOptions {
  /** Its name, without an extension. */
  title: string;
  groups: readonly ImageGroup[];
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/**
 * Saves photos as one archive, each downloaded from its own address (ledger IMG-47): for several files a browser would ask for permission, and would
 * not tell when the last one is saved.
 */
async function saveArchive(images: readonly ProjectImage[], { title, groups, signal, onProgress }: ArchiveOptions): Promise<void> {
  const portions = inPortions(named(images, groups), ({ image, name }) => zippedBytes(name, image.size), archiveBytes);
  let done = 0;
  onProgress({ done, total: images.length });
  for (const [place, portion] of portions.entries()) {
    const files = await inParallel(portion, parallel, async ({ address, name }) => {
      const content = await readAddress(address, signal);
      done += 1;
      onProgress({ done, total: images.length });
      return { name, content };
    });
    const content = await zipOf(files);
    if (signal.aborted) return;
    saveFile({ name: portions.length === 1 ? `${title}.zip` : `${title} ${place + 1}.zip`, content });
  }
  toasts.show({ type: 'success', title: t('dashboard.projects.images.downloaded', { what: counted(images.length) }) });
}

/** Downloads photos of a project, also when their tab or dialog is left meanwhile. `renew` returns them with addresses that are still valid. */
export function useDownloads(projectId: number, groups: readonly ImageGroup[], renew: () => Promise<readonly ProjectImage[] | undefined>) {
  const call = useApi();
  const projects = useRead(listProjects, {}, { revalidateIfStale: false });
  const { run, ...running } = useDownloadRun();

  const download = ([first, ...others]: readonly [ProjectImage, ...ProjectImage[]], signal: AbortSignal): Promise<Download> =>
    others.length === 0
      ? call(downloadProjectImage, { params: { id: projectId, imageId: first.id } }, { signal })
      : call(downloadChosenImages, { body: { ids: [first, ...others].map(({ id }) => id) } }, { signal });

  const titleOf = (): string => {
    const project = projects.state === 'ready' && projects.data.find((one) => projectId === (one.orderId ?? one.id));
    return asFileName(project ? project.name : '', t('dashboard.projects.images.archive'));
  };

  const save = async (ids: readonly number[], signal: AbortSignal, onProgress: (progress: DownloadProgress) => void) => {
    const known = new Map((await renew())?.map((image) => [image.id, image]));
    const [first, ...others] = ids.flatMap((id) => known.get(id) ?? []);
    // The failure to read the list is reported by the list.
    if (!first) return;
    const images = [first, ...others] as const;
    const address = originalOf(first);
    if (others.length === 0 || images.some((image) => originalOf(image) === null)) {
      notifyDownload(others.length === 0 ? first.name : counted(images.length));
      if (others.length > 0 || address === null) return saveFile(await download(images, signal));
      return saveAddress(address, nameToGive(first.name, address));
    }
    return saveArchive(images, { title: titleOf(), groups, signal, onProgress });
  };

  return {
    ...running,
    /** By its address, which the cookie authorises: gigabytes are saved to the disk without passing through the page (ledger OPEN-47). */
    all: (count: number, group: GroupChoice) => {
      notifyDownload(counted(count));
      saveAddress(addressOf(downloadProjectImages, { params: { id: projectId }, query: group === null ? {} : { group } }));
    },
    /**
     * In the order of the arguments: one photo from its own address, several from theirs as one archive, or by one call where a photo has no address
     * (ledger IMG-47, IMG-48). One download at a time.
     */
    some: async (images: readonly ProjectImage[]) => {
      if (images.length > 0)
        await run((signal, onProgress) =>
          save(
            images.map(({ id }) => id),
            signal,
            onProgress,
          ),
        );
    },
  };
}
