import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addProjectImage,
  createGroups,
  createShare,
  listRetouched,
  listSharedImages,
  listSuggestions,
  sendRetouched,
  sentences,
  uploadZip,
  type ZipReport,
} from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { newProject } from '../../../test/support/project.ts';
import { cp1251, cp866, rawZip } from '../../../test/support/raw-zip.ts';

const photos = path.resolve(import.meta.dirname, '../../../../../mocks/public/photos');
const demo = (name: string): Sharp => sharp(path.join(photos, `${name}.jpg`)).resize(600);
/** As a retoucher gives a photo back: a part of it, black and white, lighter. */
const retouched = async (name: string): Promise<Sharp> =>
  sharp(await demo(name).toBuffer())
    .extract({ left: 60, top: 40, width: 450, height: 300 })
    .greyscale()
    .linear(1.1);

const utf8 = (name: string) => Buffer.from(name);

/** What each class has, photo by photo. */
const pupils = { '1А': ['alina-0', 'anna-1'], '1Б': ['gleb-1', 'zoya-0'] } as const;
type Class = keyof typeof pupils;

// Two classes whose cameras began with DSC_0001: a photo in the wrong hands is the worst that can happen here.
describe('retouched photos of a school', () => {
  let portal: Portal;
  let token: string;
  let project: number;
  let groups: Record<string, number>;
  /** The ids of originals by what they show. */
  let originals: Record<string, number>;
  beforeAll(async () => {
    portal = await openPortal('embedded');
    token = await portal.signUp();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    project = await newProject(portal, token);
    const made = await portal.ask('POST', `/api/orders/${project}/groups`, { token, body: { names: Object.keys(pupils) } });
    groups = Object.fromEntries(answerOf(createGroups, made).map(({ name, id }) => [name, id]));
    originals = {};
    for (const group of Object.keys(pupils) as Class[]) {
      for (const [index, name] of pupils[group].entries()) await addOriginal(name, `DSC_000${index + 1}.jpg`, group);
    }
  });

  async function addOriginal(shows: string, called: string, group: Class): Promise<void> {
    const image = new File([new Uint8Array(await demo(shows).jpeg().toBuffer())], called);
    const form = await formBody([
      ['image', image],
      ['group_id', String(groups[group])],
    ]);
    originals[shows] = answerOf(addProjectImage, await portal.ask('POST', `/api/orders/${project}/images`, { token, ...form })).id;
  }

  /** An archive: paths, and what the files show. */
  async function archive(files: Record<string, string>, coded: (name: string) => Buffer = utf8): Promise<File> {
    const entries = Object.entries(files).map(async ([name, shows]) => ({
      name: coded(name),
      content: await (await retouched(shows)).jpeg({ quality: 80 }).toBuffer(),
    }));
    return new File([new Uint8Array(rawZip(await Promise.all(entries)))], 'готово.zip');
  }
  async function send(files: Record<string, string>, coded?: (name: string) => Buffer): Promise<ZipReport> {
    const form = await formBody([['zip_file', await archive(files, coded)]]);
    return answerOf(uploadZip, await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token, ...form }));
  }
  const list = async () => answerOf(listRetouched, await portal.ask('GET', `/api/orders/${project}/images/retouched`, { token }));
  /** The originals that have something retouched, by what they show. */
  async function joined(): Promise<string[]> {
    const done = new Set((await list()).map(({ originalId }) => originalId));
    return Object.keys(originals).filter((shows) => done.has(originals[shows] ?? 0));
  }
  async function newShare(role: 'client' | 'retoucher', group: Class | null) {
    const body = {
      role,
      shows: 'both',
      pin: null,
      expires_on: null,
      can_download: true,
      choice_limit: null,
      group_id: group && groups[group],
    };
    const { address } = answerOf(createShare, await portal.ask('POST', `/api/orders/${project}/shares`, { token, body }));
    return `Share ${address.replace('/s/', '')}`;
  }
  /** Names of the retouched photos that do not wait for the photographer. */
  async function shown(): Promise<string[]> {
    const rows = portal.ports.db
      .selectFrom('retouched_images')
      .select('name')
      .where('project_id', '=', project)
      .where('shown_at', 'is not', null);
    return (await rows.execute()).map(({ name }) => name);
  }
  /** Names of the retouched photos that a client of a class sees. */
  async function seen(group: Class): Promise<string[]> {
    const headers = { authorization: await newShare('client', group) };
    const { items } = answerOf(listSharedImages, await portal.ask('GET', '/api/shared/images', { headers }));
    return items.flatMap(({ kind, name }) => (kind === 'retouched' ? name : []));
  }

  it.each([
    ['UTF-8', utf8],
    ['the code page of the console', cp866],
    ['the code page of Windows', cp1251],
  ])('of the second class are joined to its photos by their folder, in %s', async (_, coded) => {
    const report = await send({ '1Б/DSC_0001.jpg': 'gleb-1' }, coded);
    expect(report).toMatchObject({ matched: ['DSC_0001.jpg'], joined: [{ by: 'folder', group: '1Б' }], ambiguous: [], held: [] });
    expect([await joined(), await seen('1А'), await seen('1Б')]).toEqual([['gleb-1'], [], ['DSC_0001.jpg']]);
  });

  it('of both classes come in one archive, each to its own', async () => {
    const report = await send({ 'школа/1а/DSC_0001.jpg': 'alina-0', 'школа/1Б/для печати/DSC_0001.jpg': 'gleb-1' });
    expect(report).toMatchObject({ matched: ['школа/1а/DSC_0001.jpg', 'школа/1Б/для печати/DSC_0001.jpg'], ambiguous: [] });
    expect(await joined()).toEqual(['alina-0', 'gleb-1']);
    expect([await seen('1А'), await seen('1Б')]).toEqual([['DSC_0001.jpg'], ['DSC_0001.jpg']]);
  });

  it('without folders are joined where their pictures agree, and wait where they do not', async () => {
    const report = await send({ 'DSC_0001.jpg': 'gleb-1', 'DSC_0002.jpg': 'alina-5' });
    expect(report).toMatchObject({
      matched: ['DSC_0001.jpg'],
      joined: [{ name: 'DSC_0001.jpg', by: 'picture', group: '1Б' }],
      withoutOriginal: ['DSC_0002.jpg'],
      held: [{ name: 'DSC_0002.jpg', reason: sentences.entryInGroups }],
    });
    expect(await joined()).toEqual(['gleb-1']);
    expect([await seen('1А'), await shown()]).toEqual([[], ['DSC_0001.jpg']]);
  });

  // These two photos of different children are as alike as 0.85.
  it('in the folder of a class that the project has no photos of wait, however alike another class’s photo of their name is', async () => {
    await addOriginal('pavel-6', 'DSC_0003.jpg', '1А');
    const report = await send({ '1В/DSC_0003.jpg': 'igor-6' });
    expect(report).toMatchObject({ matched: [], held: [{ name: 'DSC_0003.jpg' }] });
    expect([await joined(), await seen('1А'), await shown()]).toEqual([[], [], []]);
  });

  it('with a name of another photo wait, are shown to nobody, and are suggested to what they show', async () => {
    const report = await send({ '1А/DSC_0001.jpg': 'anna-1', '1А/DSC_0002.jpg': 'anna-1' });
    expect(report).toMatchObject({ matched: ['DSC_0002.jpg'], held: [{ name: 'DSC_0001.jpg', reason: sentences.entryDiffers }] });
    expect([await joined(), await shown()]).toEqual([['anna-1'], ['DSC_0002.jpg']]);
    const [waiting] = (await list()).filter(({ originalId }) => originalId === null);
    const at = `/api/orders/${project}/images/retouched/suggestions`;
    const { suggestions } = answerOf(listSuggestions, await portal.ask('GET', at, { token }));
    expect(suggestions).toEqual([{ retouchedId: waiting?.id, originalId: originals['anna-1'], certainty: 'fair' }]);
    // Sent again it is what it was.
    expect(await send({ '1А/DSC_0001.jpg': 'anna-1' })).toMatchObject({
      unchanged: ['DSC_0001.jpg'],
      held: [{ reason: sentences.entryDiffers }],
    });
    expect((await list()).length).toBe(2);
  });

  it('that came before the originals find those of their class, and no others', async () => {
    await send({ '1Б/DSC_0003.jpg': 'alina-5' });
    await addOriginal('stepan-1', 'DSC_0003.jpg', '1А');
    expect(await joined()).toEqual([]);
    await addOriginal('alina-5', 'DSC_0003.jpg', '1Б');
    expect(await joined()).toEqual(['alina-5']);
  });

  it('that came before the originals are not joined to one that shows something else', async () => {
    await send({ '1Б/DSC_0003.jpg': 'alina-5' });
    await addOriginal('stepan-1', 'DSC_0003.jpg', '1Б');
    expect(await joined()).toEqual([]);
  });

  describe('by the share of the second class', () => {
    let share: string;
    beforeEach(async () => {
      share = await newShare('retoucher', '1Б');
    });
    async function bring(files: Record<string, string>): Promise<ZipReport> {
      const form = await formBody([['file', await archive(files)]]);
      const headers = { ...form.headers, authorization: share };
      return answerOf(sendRetouched, await portal.ask('POST', '/api/shared/retouched', { body: form.body, headers }));
    }

    it('reach only its own photos', async () => {
      const report = await bring({ 'DSC_0001.jpg': 'gleb-1' });
      expect(report).toMatchObject({ matched: ['DSC_0001.jpg'], missing: ['DSC_0002 (2).jpg'], total: { originals: 2, matched: 1 } });
      expect(await joined()).toEqual(['gleb-1']);
    });

    it('do not tell what the first class has: not its names, nor its folders, nor its files', async () => {
      await addOriginal('stepan-1', 'DSC_0009.jpg', '1А');
      await send({ '1А/DSC_0009.jpg': 'stepan-1', 'Лиза.jpg': 'alina-5' });
      const before = (await list()).map(({ id, version }) => [id, version]);
      // A name that the first class has, with its very file, beside one that nobody has; and two that wait loose.
      const report = await bring({ 'DSC_0009.jpg': 'stepan-1', 'DSC_0010.jpg': 'stepan-1', 'Лиза.jpg': 'alina-5', 'Маша.jpg': 'alina-5' });
      expect(report).toEqual({
        matched: [],
        withoutOriginal: ['DSC_0009.jpg', 'DSC_0010.jpg', 'Лиза.jpg', 'Маша.jpg'],
        unchanged: [],
        ambiguous: [],
        refused: [],
        joined: [],
        held: [],
        missing: ['DSC_0001 (2).jpg', 'DSC_0002 (2).jpg'],
        total: { originals: 2, matched: 0 },
      });
      const [known, unknown] = [await bring({ '1А/DSC_0001.jpg': 'alina-0' }), await bring({ '1Ю/DSC_0001.jpg': 'alina-1' })];
      expect(known).toEqual(unknown);
      const after = await list();
      expect(before.every(([id, version]) => after.some((one) => one.id === id && one.version === version))).toBe(true);
      expect(await joined()).toEqual(['stepan-1']);
      // What it has brought itself it may know again.
      expect(await bring({ 'Маша.jpg': 'alina-5' })).toMatchObject({ unchanged: ['Маша.jpg'] });
    });

    it('are not given to a photo of its own that has the name and shows something else', async () => {
      expect(await bring({ 'DSC_0001.jpg': 'alina-0' })).toMatchObject({ matched: [], held: [{ reason: sentences.entryDiffers }] });
      expect(await joined()).toEqual([]);
    });
  });
});
