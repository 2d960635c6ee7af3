import {
  finalizeZipUpload,
  initializeZipUpload,
  listRetouched,
  type Retouched,
  uploadZip,
  uploadZipChunk,
  zipLimits,
  type ZipReport,
} from '@portal/api';
import { type Zippable, zipSync } from 'fflate';
import { newToken } from '../../src/platform/tokens.ts';
import type { ProjectOwner } from './project-photos.ts';
import { photoFile } from './photo-file.ts';

/** A ZIP of these files by their paths inside it. Photos do not get smaller by packing. */
export async function zipOf(files: Record<string, Blob>, name = 'Ретушь.zip'): Promise<File> {
  const entries: Zippable = {};
  for (const [path, file] of Object.entries(files)) entries[path] = new Uint8Array(await file.arrayBuffer());
  return new File([new Uint8Array(zipSync(entries, { level: 0 }))], name, { type: 'application/zip' });
}

/** A ZIP of so many chunks, with one photo in it, which is padded: any bytes may follow a JPEG. */
export async function zipOfChunks(chunks: number, name: string): Promise<File> {
  const photo = await photoFile();
  return zipOf({ [name]: new Blob([photo, new Uint8Array((chunks - 0.5) * zipLimits.chunkBytes - photo.size)]) });
}

/** Sends an archive as a whole. */
export const send = ({ call, project }: ProjectOwner, file: Blob, uploadId?: string): Promise<ZipReport> =>
  call(uploadZip, { params: { id: project }, body: { zip_file: file, uploadId } });

/** One chunk of a file, counted from 0. */
export const chunkOf = (file: File, index: number): Blob => file.slice(index * zipLimits.chunkBytes, (index + 1) * zipLimits.chunkBytes);

/** An upload in chunks, step by step. */
export async function inChunks({ call, project: id }: ProjectOwner, file: File, fingerprint: string | null = newToken()) {
  const totalChunks = Math.ceil(file.size / zipLimits.chunkBytes);
  const plan = { filename: file.name, totalSize: file.size, totalChunks, fingerprint };
  const begin = () => call(initializeZipUpload, { params: { id }, body: plan });
  const { uploadId, uploadedChunks } = await begin();
  const params = { id, uploadId: uploadId ?? '' };
  return {
    params,
    uploadedChunks,
    begin,
    totalChunks,
    put: (index: number, chunk = chunkOf(file, index)) => call(uploadZipChunk, { params, body: { chunk, index } }),
    finish: (total = totalChunks) =>
      call(finalizeZipUpload, { params, body: { totalChunks: total, uploadedChunks: Array.from({ length: total }, (_, index) => index) } }),
  };
}

/** The retouched photos as the owner sees them, sorted by name; empty when there are none. */
export const retouchedOf = ({ call, project }: ProjectOwner): Promise<Retouched[]> => call(listRetouched, { params: { id: project } });
