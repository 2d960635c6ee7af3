/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import { sentences, uploadZip } from '@portal/api';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { addNamed, withProject } from '../../project-photos.ts';
import { type Case, caseOf } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';

const nothing = { matched: [], withoutOriginal: [], unchanged: [], ambiguous: [], refused: [], held: [], missing: [] };
const refusal = (message: string) => ({ status: 422, message, errors: { zip_file: [message] } });

export const zipUpload: readonly Case[] = [
  caseOf(uploadZip, 'links each retouched photo to the original of its name, in whatever folder and spelling it comes', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'IMG_1.jpg', 'IMG_2.JPG', 'Ёж и йод.jpg', 'IMG_10.jpg');
    const archive = await zipOf({
      'готово/11 «А»/IMG_1.jpg': await someFile(),
      'img_2.png': await someFile(),
      ['Ёж и йод.jpg'.normalize('NFD')]: await someFile(),
      'лишний.jpg': await someFile(),
      '__MACOSX/._IMG_1.jpg': new Blob(['metadata']),
      '._IMG_10.jpg': new Blob(['metadata']),
      'готово/Thumbs.db': new Blob(['metadata']),
    });
    const report = await send(owner, archive);
    expect({ ...report, matched: report.matched.toSorted() }).toEqual({
      ...nothing,
      matched: ['IMG_1.jpg', 'img_2.png', 'Ёж и йод.jpg'],
      joined: report.matched.map((name) => ({ name, by: 'name', group: null })),
      withoutOriginal: ['лишний.jpg'],
      missing: ['IMG_10.jpg'],
      total: { originals: 4, matched: 3 },
    });
    expect((await retouchedOf(owner)).map(({ name }) => name).toSorted()).toEqual(['IMG_1.jpg', 'img_2.png', 'Ёж и йод.jpg', 'лишний.jpg']);
  }),

  caseOf(
    uploadZip,
    'counts over several archives; another file of a name is a new version, the same one changes nothing',
    async (portal) => {
      const owner = await withProject(portal);
      await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg');
      const [first, second, other] = [await someFile(), await someFile(), await someFile()];
      expect((await send(owner, await zipOf({ 'a.jpg': first }))).total).toEqual({ originals: 3, matched: 1 });
      const [before] = await retouchedOf(owner);
      const again = await send(owner, await zipOf({ 'a.jpg': first, 'b.jpg': other }));
      expect(again).toMatchObject({
        matched: ['a.jpg', 'b.jpg'],
        unchanged: ['a.jpg'],
        missing: ['c.jpg'],
        total: { originals: 3, matched: 2 },
      });
      expect((await retouchedOf(owner))[0]).toMatchObject({ id: before?.id, version: 1, earlier: [] });
      expect((await send(owner, await zipOf({ 'a.jpg': second }))).unchanged).toEqual([]);
      const [now] = await retouchedOf(owner);
      expect(now).toMatchObject({ name: 'a.jpg', version: 2, size: second.size, earlier: [{ number: 1, size: first.size }] });
      for (const address of [now?.urls.original, now?.earlier[0]?.original]) expect(await portal.serves(address ?? '')).toBe(true);
    },
  ),

  caseOf(uploadZip, 'guesses nothing, and reports for each file why it was not stored', async (portal) => {
    const owner = await withProject(portal);
    await addNamed(owner, 'a.jpg', 'b.jpg', 'c.jpg');
    const archive = await zipOf({
      'a.png': await someFile(),
      'A.jpg': await someFile(),
      'один/b.jpg': await someFile(),
      'два/b.jpg': await someFile(),
      'c.jpg': new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']),
      'Договор.pdf': new Blob(['%PDF-1.7 and what follows']),
      'd.jpg': await someFile(),
    });
    const report = await send(owner, archive);
    expect(report).toMatchObject({ matched: [], withoutOriginal: ['d.jpg'], missing: ['a.jpg', 'b.jpg', 'c.jpg'] });
    expect(report.ambiguous).toHaveLength(3);
    for (const name of ['a.png', 'A.jpg', 'b.jpg']) expect(report.ambiguous).toContainEqual({ name, reason: sentences.entryTwice });
    expect(report.refused).toHaveLength(2);
    for (const name of ['c.jpg', 'Договор.pdf']) expect(report.refused).toContainEqual({ name, reason: sentences.entryFormat });
    expect((await retouchedOf(owner)).map(({ name }) => name)).toEqual(['d.jpg']);
  }),

  caseOf(uploadZip, 'refuses what is no archive, what is cut off, and what has no photos', async (portal) => {
    const owner = await withProject(portal);
    const good = await zipOf({ 'a.jpg': await someFile() });
    const form = new FormData();
    form.append('note', 'nothing');
    const path = `/photographer/orders/${owner.project}/images/upload-zip`;
    expect(await portal.send('POST', path, { token: owner.session.token, form })).toMatchObject({
      status: 422,
      body: { errors: { zip_file: [sentences.zipMissing] } },
    });
    const wrong: [string, File, string][] = [
      ['empty', new File([], 'a.zip'), sentences.zipEmpty],
      ['an image', new File([await someFile()], 'a.zip'), sentences.zipNotZip],
      ['cut off', new File([good.slice(0, good.size - 40)], 'a.zip'), sentences.zipBroken],
      ['without photos', await zipOf({ 'a.txt': new Blob(['text']) }), sentences.zipNoImages],
      ['without files', await zipOf({}), sentences.zipNoImages],
    ];
    for (const [what, file, message] of wrong) expect.soft(await refusalOf(send(owner, file)), what).toEqual(refusal(message));
    expect(await retouchedOf(owner)).toEqual([]);
  }),

  caseOf(uploadZip, 'adds nothing to the project of somebody else', async (portal) => {
    const [owner, stranger] = [await withProject(portal), await withProject(portal)];
    const archive = await zipOf({ 'a.jpg': await someFile() });
    expect(await refusalOf(send({ ...stranger, project: owner.project }, archive))).toMatchObject({
      status: 404,
      message: sentences.notFound,
    });
    expect(await retouchedOf(owner)).toEqual([]);
  }),
];
