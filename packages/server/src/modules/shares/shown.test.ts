import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGroups, createShare, listShares, listRetouched, listSharedImages, type SharedImage } from '@portal/api';
import { formBody } from '../../../test/support/form.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';
import { addImage, newProject } from '../../../test/support/project.ts';
import { someFile } from '../../../test/support/photographer.ts';
import { rawZip } from '../../../test/support/raw-zip.ts';
import { engines } from '../../../test/support/servers/engines.ts';

const settings = { role: 'client', shows: 'both', pin: null, expires_on: null, can_download: true, choice_limit: null };

describe.each(engines())('the images that a share shows, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());

  const ask = (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, body?: object) => portal.ask(method, path, { token: owner, body });

  /** Two groups of a project: «1А» has two photos, each with its retouched version, «1Б» has none. */
  async function newSchool() {
    const project = await newProject(portal, owner, 'Школа');
    const at = `/api/orders/${project}`;
    const [first, second] = answerOf(createGroups, await ask('POST', `${at}/groups`, { names: ['1А', '1Б'] }));
    const images: number[] = [];
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg']) images.push((await addImage(portal, owner, project, await someFile(name))).id);
    const retouch = async (names: string[]) => {
      const entries = await Promise.all(
        names.map(async (name) => ({ name, content: Buffer.from(await (await someFile(name)).arrayBuffer()) })),
      );
      const form = await formBody([['zip_file', new File([new Uint8Array(rawZip(entries))], 'готово.zip')]]);
      expect((await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form })).status).toBe(200);
    };
    await retouch(['IMG_1.jpg', 'IMG_2.jpg']);
    const put = (ids: number[], group: number | null) => ask('PUT', `${at}/groups/images`, { image_ids: ids, group_id: group });
    await put(images, first?.id ?? 0);
    const share = async (changes: object) => {
      const { address } = answerOf(createShare, await ask('POST', `${at}/shares`, { ...settings, ...changes }));
      return address.replace('/s/', '');
    };
    return { at, project, images, groups: [first?.id ?? 0, second?.id ?? 0] as const, put, share, retouch };
  }
  const listed = async (token: string) =>
    answerOf(listSharedImages, await portal.ask('GET', '/api/shared/images', { headers: { authorization: `Share ${token}` } })).items;
  /** What the addresses of a page that is open answer, by their photo. */
  async function served(images: readonly SharedImage[]) {
    const answers = images.flatMap(({ originalId, kind, src, thumb }) =>
      [src, thumb].map(async (url) => [originalId, kind, (await portal.app.inject({ method: 'GET', url })).statusCode] as const),
    );
    return Promise.all(answers);
  }
  /** The kinds of photos whose addresses answer so. */
  const answering = (all: Awaited<ReturnType<typeof served>>, id: number | undefined) => [
    ...new Set(all.flatMap(([originalId, kind, status]) => (originalId === id ? `${kind} ${status}` : []))),
  ];

  it('tell when they were taken, the retouched ones by their originals', async () => {
    const school = await newSchool();
    const taken = '2026-05-14T10:31:07.000';
    await portal.ports.db
      .updateTable('project_images')
      .set({ taken_at: taken })
      .where('id', '=', school.images[1] ?? 0)
      .execute();
    const images = await listed(await school.share({}));
    expect(images.map(({ kind, originalId, takenAt }) => [kind, originalId === school.images[1], takenAt])).toEqual([
      ['original', false, null],
      ['original', true, taken],
      ['retouched', false, null],
      ['retouched', true, taken],
    ]);
  });

  it.each(['another group', 'none'])('are open no longer once the photo is moved to %s', async (where) => {
    const { images, groups, put, share } = await newSchool();
    const [moved, stays] = images;
    const own = await share({ group_id: groups[0] });
    const [all, retoucher] = [await share({}), await share({ role: 'retoucher', group_id: groups[0] })];
    const open = await Promise.all([own, all, retoucher].map(listed));
    const [ofGroup = [], ofProject = [], ofRetoucher = []] = open;
    expect(open.map(({ length }) => length)).toEqual([4, 4, 2]);
    for (const images of open) expect(new Set((await served(images)).map(([, , status]) => status))).toEqual(new Set([200]));
    await put([moved ?? 0], where === 'none' ? null : groups[1]);
    const [now, project, retouched] = [await served(ofGroup), await served(ofProject), await served(ofRetoucher)];
    expect(answering(now, moved)).toEqual(['original 404', 'retouched 404']);
    expect(answering(now, stays)).toEqual(['original 200', 'retouched 200']);
    expect(answering(project, moved)).toEqual(['original 200', 'retouched 200']);
    expect(answering(retouched, moved)).toEqual(['original 404']);
    expect(answering(retouched, stays)).toEqual(['original 200']);
    await put([moved ?? 0], groups[0]);
    expect(answering(await served(ofGroup), moved)).toEqual(['original 200', 'retouched 200']);
  });

  it('are open no longer once the share shows another kind, a photo is held back, or a newer version replaces it', async () => {
    const { at, project, images, share, retouch } = await newSchool();
    const [first, second] = images;
    const token = await share({});
    const open = await listed(token);
    const stored = answerOf(listRetouched, await ask('GET', `/api/orders/${project}/images/retouched`));
    const ids = stored.flatMap(({ id, originalId }) => (originalId === first ? id : []));
    await ask('PUT', `/api/orders/${project}/images/retouched/held`, { ids, is_held: true });
    expect(answering(await served(open), first)).toEqual(['original 200', 'retouched 404']);
    expect(answering(await served(open), second)).toEqual(['original 200', 'retouched 200']);
    await retouch(['IMG_2.jpg']);
    expect(answering(await served(open), second)).toEqual(['original 200', 'retouched 404']);
    const { id } = answerOf(listShares, await ask('GET', `${at}/shares`))[0] ?? {};
    const now = await listed(token);
    await ask('PUT', `${at}/shares/${id}`, { shows: 'retouched' });
    expect(answering(await served(now), second)).toEqual(['original 404', 'retouched 200']);
  });
});
