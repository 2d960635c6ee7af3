/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { addProjectImage, limits, listProjectImages, listProjects, sentences } from '@portal/api';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { newcomer } from '../../newcomer.ts';
import { add, addNamed, imagesOf, namesOf, withProject, wrongFiles } from '../../project-photos.ts';
import { photoFile } from '../../photo-file.ts';
import { type Case, caseOf } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

/** A JPEG whose Exif has one tag: when the photo was taken. */
function withTime(jpeg: Buffer, time: string): Uint8Array<ArrayBuffer> {
  const tiff = Buffer.alloc(64);
  tiff.write('II*\0\x08\0\0\0', 'latin1');
  // The first directory points to that of the photo, which points to the text.
  for (const [at, tag, type, length, value] of [
    [8, 0x8769, 4, 1, 26],
    [26, 0x9003, 2, 20, 44],
  ] as const) {
    tiff.writeUInt16LE(1, at);
    tiff.writeUInt16LE(tag, at + 2);
    tiff.writeUInt16LE(type, at + 4);
    tiff.writeUInt32LE(length, at + 6);
    tiff.writeUInt32LE(value, at + 10);
  }
  tiff.write(`${time}\0`, 44, 'latin1');
  const head = Buffer.from('\xff\xd8\xff\xe1\0\0Exif\0\0', 'latin1');
  head.writeUInt16BE(8 + tiff.length, 4);
  return new Uint8Array(Buffer.concat([head, tiff, jpeg.subarray(2)]));
}

const noProject = { status: 404, message: sentences.notFound, errors: {} };

export const projectImages: readonly Case[] = [
  caseOf(listProjectImages, 'is empty for a new project, and not there for others', async (portal) => {
    const owner = await withProject(portal);
    expect(await imagesOf(owner)).toEqual([]);
    const stranger = await newcomer(portal);
    expect(await refusalOf(stranger.call(listProjectImages, { params: { id: owner.project } }))).toEqual(noProject);
    expect(await refusalOf(owner.call(listProjectImages, { params: { id: 99_999_999 } }))).toEqual(noProject);
  }),

  caseOf(listProjectImages, 'returns photos in the order in which they came, and projects count them', async (portal) => {
    const owner = await withProject(portal);
    const added = await addNamed(owner, '5.jpg', '1.jpg', '3.jpg', '2.jpg', '4.jpg');
    const listed = await imagesOf(owner);
    expect(listed.map(({ id, name, size }) => [id, name, size])).toEqual(added.map(({ id, name, size }) => [id, name, size]));
    const [project] = await owner.call(listProjects, {});
    expect(project?.photoCount).toBe(5);
    expect(project?.previews).toHaveLength(limits.projectPreviews);
    for (const preview of project?.previews ?? []) expect(await portal.serves(preview)).toBe(true);
  }),

  caseOf(addProjectImage, 'stores a JPEG and a PNG, and serves all of their sizes', async (portal) => {
    const owner = await withProject(portal);
    const file = await photoFile('olga-a.jpg', 'Звонок.jpg');
    const image = await add(owner, file);
    expect(image).toMatchObject({ name: 'Звонок.jpg', size: file.size, customProperties: {} });
    expect(Date.parse(image.createdAt)).not.toBeNaN();
    const png = await add(owner, await someFile('знак.png'));
    for (const { urls } of [image, png]) {
      for (const address of [urls.thumb, urls.medium, urls.original]) expect(await portal.serves(address ?? '')).toBe(true);
    }
    expect(
      await refusalOf(
        (await newcomer(portal)).call(addProjectImage, { params: { id: owner.project }, body: { image: file, orderId: null } }),
      ),
    ).toEqual(noProject);
  }),

  caseOf(addProjectImage, 'tells when the camera took a photo, and nothing where its file does not say', async (portal) => {
    const owner = await withProject(portal);
    const plain = await photoFile('olga-a.jpg', 'a.jpg');
    expect((await add(owner, plain)).takenAt).toBeNull();
    const taken = new File([withTime(Buffer.from(await plain.arrayBuffer()), '2026:05:14 10:31:07')], 'b.jpg', { type: 'image/jpeg' });
    expect((await add(owner, taken)).takenAt).toBe('2026-05-14T10:31:07.000');
    expect((await imagesOf(owner)).map(({ takenAt }) => takenAt)).toEqual([null, '2026-05-14T10:31:07.000']);
  }),

  caseOf(addProjectImage, 'stores names as they are written, in Unicode NFC', async (portal) => {
    const owner = await withProject(portal);
    const names = ['Ёлка и йод.jpg', 'IMG 0001 (2).jpeg', 'ученик №7, «Б».JPG', 'без точки'];
    await addNamed(owner, ...names.map((name, index) => (index === 0 ? name.normalize('NFD') : name)));
    expect(await namesOf(owner)).toEqual(names);
  }),

  caseOf(addProjectImage, 'is the same photo for the same file of the same name, and another one otherwise', async (portal) => {
    const owner = await withProject(portal);
    const first = await add(owner, await photoFile('olga-a.jpg', 'IMG_1.jpg'));
    expect((await add(owner, await photoFile('olga-a.jpg', 'IMG_1.jpg'))).id).toBe(first.id);
    await add(owner, await photoFile('anna-a.jpg', 'IMG_1.jpg'));
    await add(owner, await photoFile('olga-a.jpg', 'IMG_2.jpg'));
    expect(await namesOf(owner)).toEqual(['IMG_1.jpg', 'IMG_1 (2).jpg', 'IMG_2.jpg']);
    const other = await withProject(portal);
    expect((await add(other, await photoFile('olga-a.jpg', 'IMG_1.jpg'))).id).not.toBe(first.id);
  }),

  caseOf(addProjectImage, 'refuses what is no JPEG or PNG, what is empty, and what is too large', async (portal) => {
    const owner = await withProject(portal);
    for (const [file, status, message] of await wrongFiles()) {
      expect.soft(await refusalOf(add(owner, file)), file.name).toEqual({ status, message, errors: { image: [message] } });
    }
    const path = `/api/orders/${owner.project}/images`;
    const send = (form: FormData) => portal.send('POST', path, { token: owner.session.token, form });
    const form = new FormData();
    form.append('order_id', String(owner.project));
    expect(await send(form)).toMatchObject({ status: 422, body: { errors: { image: [sentences.projectImageMissing] } } });
    form.set('order_id', String(owner.project + 1));
    form.set('image', await photoFile());
    expect(await send(form)).toMatchObject({ status: 422, body: { errors: { order_id: [sentences.projectForeign] } } });
    expect(await imagesOf(owner)).toEqual([]);
  }),
];
