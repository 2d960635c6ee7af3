/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { cancelZipUpload, finalizeZipUpload, getZipUpload, initializeZipUpload, sentences, uploadZipChunk, zipLimits } from '@portal/api';
import { expect } from 'vitest';
import { newToken } from '../../../../src/platform/tokens.ts';
import { someFile } from '../../../support/photographer.ts';
import { inChunks, chunkOf, retouchedOf, send, zipOf, zipOfChunks } from '../../archives.ts';
import { addNamed, withProject } from '../../project-photos.ts';
import { type Case, caseOf } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const noUpload = { status: 404, message: sentences.zipUploadNotFound, errors: {} };
const refusal = (field: string, message: string, status = 422) => ({ status, message, errors: { [field]: [message] } });

export const zipChunks: readonly Case[] = [
  caseOf(initializeZipUpload, 'begins an upload, and goes on with the same archive only', async (portal) => {
    const owner = await withProject(portal);
    const file = await zipOfChunks(3, 'IMG_1.jpg');
    const fingerprint = newToken();
    const upload = await inChunks(owner, file, fingerprint);
    expect(upload.uploadedChunks).toEqual([]);
    await upload.put(2);
    await upload.put(0);
    expect(await upload.begin()).toEqual({ uploadId: upload.params.uploadId, uploadedChunks: [0, 2] });
    const other = await inChunks(owner, file);
    expect(other.params.uploadId).not.toBe(upload.params.uploadId);
    expect(other.uploadedChunks).toEqual([]);
    const unknown = await inChunks(owner, file, null);
    expect(await unknown.begin()).not.toMatchObject({ uploadId: unknown.params.uploadId });
    const longer = await inChunks(owner, await zipOfChunks(4, 'IMG_1.jpg'), fingerprint);
    expect(longer.uploadedChunks).toEqual([]);
    const stranger = await withProject(portal);
    expect((await inChunks(stranger, file, fingerprint)).uploadedChunks).toEqual([]);
  }),

  caseOf(initializeZipUpload, 'requires a plan that adds up, at most 100 MB, and an own project', async (portal) => {
    const owner = await withProject(portal);
    const plan = { filename: 'Ретушь.zip', totalSize: 6 * zipLimits.chunkBytes, totalChunks: 6, fingerprint: null };
    const ask = (change: Partial<typeof plan>, project = owner.project) =>
      refusalOf(owner.call(initializeZipUpload, { params: { id: project }, body: { ...plan, ...change } }));
    for (const totalChunks of [5, 7]) expect(await ask({ totalChunks })).toEqual(refusal('total_chunks', sentences.zipPlan));
    const stranger = await withProject(portal);
    expect(await ask({}, stranger.project)).toMatchObject({ status: 404, message: sentences.notFound });
    const path = `/photographer/orders/${owner.project}/images/upload-zip/initialize`;
    const raw = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return portal.send('POST', path, { token: owner.session.token, form });
    };
    const good = { filename: 'a.zip', total_size: String(plan.totalSize), total_chunks: '6' };
    const tooLarge = await raw({ ...good, total_size: String(zipLimits.maxBytes + 1), total_chunks: '101' });
    expect(tooLarge).toMatchObject({ status: 413, body: { errors: { total_size: [sentences.zipSize] } } });
    const wrong: [object, Record<string, string[]>][] = [
      [{ total_size: '0' }, { total_size: [sentences.zipSize] }],
      [{ total_chunks: '1.5' }, { total_chunks: [sentences.zipPlan] }],
      [{ filename: '  ' }, { filename: [sentences.zipName] }],
    ];
    for (const [change, errors] of wrong) expect.soft(await raw({ ...good, ...change })).toMatchObject({ status: 422, body: { errors } });
    expect(await raw(good)).toMatchObject({ status: 200, body: { data: { uploaded_chunks: [] } } });
  }),

  caseOf(uploadZipChunk, 'accepts chunks in any order, and one that comes again changes nothing', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg');
    const upload = await inChunks(owner, await zipOfChunks(3, 'IMG_1.jpg'));
    for (const index of [2, 0, 2, 1, 0]) expect(await upload.put(index)).toEqual({ message: sentences.done });
    expect(await upload.finish()).toMatchObject({ matched: ['IMG_1.jpg'], total: { originals: 1, matched: 1 } });
    expect((await retouchedOf(owner)).map(({ name, version }) => [name, version])).toEqual([['IMG_1.jpg', 1]]);
  }),

  caseOf(uploadZipChunk, 'refuses a chunk that is not of this archive, and knows no uploads of others', async (portal) => {
    const owner = await withProject(portal);
    const file = await zipOfChunks(3, 'IMG_1.jpg');
    const upload = await inChunks(owner, file);
    expect(await refusalOf(upload.put(3, chunkOf(file, 0)))).toEqual(refusal('chunk_index', sentences.zipChunkIndex));
    const sizes: [number, Blob][] = [
      [0, chunkOf(file, 2)],
      [2, chunkOf(file, 0)],
      [0, chunkOf(file, 0).slice(1)],
    ];
    for (const [index, chunk] of sizes)
      expect.soft(await refusalOf(upload.put(index, chunk))).toEqual(refusal('chunk', sentences.zipChunkSize));
    const stranger = await withProject(portal);
    const body = { chunk: chunkOf(file, 0), index: 0 };
    const elsewhere = [
      [stranger, upload.params],
      [stranger, { ...upload.params, id: stranger.project }],
      [owner, { ...upload.params, uploadId: newToken() }],
    ] as const;
    for (const [{ call }, params] of elsewhere) expect.soft(await refusalOf(call(uploadZipChunk, { params, body }))).toEqual(noUpload);
    expect((await upload.begin()).uploadedChunks).toEqual([]);
  }),

  caseOf(finalizeZipUpload, 'waits for all chunks, and answers the same when it is requested again', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    const upload = await inChunks(owner, await zipOfChunks(2, 'IMG_2.jpg'));
    await upload.put(1);
    const missing = await refusalOf(upload.finish());
    expect(missing).toEqual(refusal('uploaded_chunks', sentences.zipChunksMissing, 409));
    expect(missing.message).toContain('missing chunks');
    await upload.put(0);
    expect(await refusalOf(upload.finish(3))).toEqual(refusal('total_chunks', sentences.zipPlan));
    const report = await upload.finish();
    expect(report).toMatchObject({ matched: ['IMG_2.jpg'], missing: ['IMG_1.jpg'], total: { originals: 2, matched: 1 } });
    expect(await upload.finish()).toEqual(report);
    expect((await retouchedOf(owner)).map(({ version }) => version)).toEqual([1]);
    expect((await upload.begin()).uploadedChunks).toEqual([]);
  }),

  caseOf(finalizeZipUpload, 'reports what is wrong with the archive, each time, and knows no uploads of others', async (portal) => {
    const owner = await withProject(portal);
    const upload = await inChunks(owner, new File([await someFile()], 'a.zip'));
    await upload.put(0);
    const wrong = refusal('zip_file', sentences.zipNotZip);
    expect(await refusalOf(upload.finish())).toEqual(wrong);
    expect(await refusalOf(upload.finish())).toEqual(wrong);
    const good = await inChunks(owner, await zipOf({ 'a.jpg': await someFile() }));
    await good.put(0);
    const stranger = await withProject(portal);
    const body = { totalChunks: 1, uploadedChunks: [0] };
    for (const id of [owner.project, stranger.project]) {
      expect(await refusalOf(stranger.call(finalizeZipUpload, { params: { ...good.params, id }, body }))).toEqual(noUpload);
    }
    expect(await retouchedOf(owner)).toEqual([]);
  }),

  caseOf(getZipUpload, 'tells of nothing before an archive is read and after, and knows no uploads of others', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg');
    const upload = await inChunks(owner, await zipOf({ 'IMG_1.jpg': await someFile() }));
    const { params } = upload;
    const whole = { ...params, uploadId: newToken() };
    expect(await owner.call(getZipUpload, { params })).toEqual({ progress: null });
    expect(await refusalOf(owner.call(getZipUpload, { params: whole }))).toEqual(noUpload);
    await upload.put(0);
    await upload.finish();
    await send(owner, await zipOf({ 'IMG_1.jpg': await someFile() }), whole.uploadId);
    for (const read of [params, whole]) expect(await owner.call(getZipUpload, { params: read })).toEqual({ progress: null });
    const stranger = await withProject(portal);
    const elsewhere = [params, whole, { ...params, id: stranger.project }, { ...params, uploadId: '17' }];
    for (const one of elsewhere) expect.soft(await refusalOf(stranger.call(getZipUpload, { params: one }))).toEqual(noUpload);
  }),

  caseOf(cancelZipUpload, 'stores nothing of what is cancelled, in chunks or whole, and starts again', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg');
    const file = await zipOfChunks(2, 'IMG_1.jpg');
    const fingerprint = newToken();
    const upload = await inChunks(owner, file, fingerprint);
    for (const index of [0, 1]) await upload.put(index);
    const whole = { id: owner.project, uploadId: newToken() };
    for (const params of [upload.params, upload.params, whole]) {
      expect(await owner.call(cancelZipUpload, { params })).toEqual({ message: sentences.zipCancelled });
    }
    const over = { status: 409, message: sentences.zipCancelled, errors: {} };
    expect(await refusalOf(upload.finish())).toEqual(over);
    expect(await refusalOf(send(owner, file, whole.uploadId))).toEqual(over);
    expect(await retouchedOf(owner)).toEqual([]);
    expect((await upload.begin()).uploadedChunks).toEqual([]);
  }),

  caseOf(cancelZipUpload, 'reports when it is too late, and knows no uploads of others', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg');
    const upload = await inChunks(owner, await zipOf({ 'IMG_1.jpg': await someFile() }));
    await upload.put(0);
    const stranger = await withProject(portal);
    expect(await refusalOf(stranger.call(cancelZipUpload, { params: upload.params }))).toMatchObject({ status: 404 });
    const elsewhere = { ...upload.params, id: stranger.project };
    expect(await refusalOf(stranger.call(cancelZipUpload, { params: elsewhere }))).toEqual(noUpload);
    const impossible = { ...upload.params, uploadId: '1,2' };
    expect(await refusalOf(owner.call(cancelZipUpload, { params: impossible }))).toEqual(noUpload);
    const report = await upload.finish();
    const whole = { id: owner.project, uploadId: newToken() };
    const sent = await send(owner, await zipOf({ 'IMG_2.jpg': await someFile() }), whole.uploadId);
    expect(sent).toMatchObject({ matched: ['IMG_2.jpg'] });
    const tooLate = { status: 409, message: sentences.zipTooLateToCancel, errors: {} };
    for (const params of [upload.params, whole]) expect(await refusalOf(owner.call(cancelZipUpload, { params }))).toEqual(tooLate);
    expect(await upload.finish()).toEqual(report);
    const body = { totalChunks: 1, uploadedChunks: [0] };
    expect(await owner.call(finalizeZipUpload, { params: whole, body })).toEqual(sent);
    expect((await retouchedOf(owner)).map(({ name }) => name)).toEqual(['IMG_1.jpg', 'IMG_2.jpg']);
  }),
];
