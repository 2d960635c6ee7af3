import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addProjectImage,
  closeSharedChoice,
  createGroups,
  createShare,
  enterSharedPin,
  getShared,
  joinShare,
  listShareAddresses,
  listShareChoices,
  listSharedImages,
  listShares,
  setSharedFavourite,
  shareLimits,
  shareSentences,
} from '@portal/api';
import { formBody } from '../../../../test/support/form.ts';
import { answerOf, type Got, openPortal, type Portal } from '../../../../test/support/open-portal.ts';
import { someFile } from '../../../../test/support/photographer.ts';
import { newProject } from '../../../../test/support/project.ts';
import { rawZip } from '../../../../test/support/raw-zip.ts';
import { engines } from '../../../../test/support/servers/engines.ts';
import { countFamilies } from './repository.ts';

describe.each(engines())('families on one share, on %s', (engine) => {
  let portal: Portal;
  let owner: string;
  beforeAll(async () => {
    portal = await openPortal(engine);
    owner = await portal.signUp('owner@test.example');
  });
  afterAll(() => portal.close());

  const mine = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => portal.ask(method, path, { token: owner, body });
  /** A call with a share. */
  const by = (
    token: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, pass }: { body?: object; pass?: string | null } = {},
  ): Promise<Got> =>
    portal.ask(method, `/api/shared${path}`, {
      body,
      headers: { authorization: `Share ${token}`, ...(pass && { 'x-share-pass': pass }) },
    });

  /** A project with a class, its pupil and photos in the class. */
  async function newClass(photos = 2) {
    const project = await newProject(portal, owner);
    const at = `/api/orders/${project}`;
    const [group] = answerOf(createGroups, await mine('POST', `${at}/groups`, { names: ['1А'] }));
    const classId = group?.id ?? 0;
    const pupils = answerOf(
      createGroups,
      await mine('POST', `${at}/groups`, { names: ['Пётр Ёлкин', 'Тайная Соседка'], class_id: classId }),
    );
    const images: number[] = [];
    for (let count = 1; count <= photos; count += 1) {
      const form = await formBody([['image', await someFile(`IMG_${count}.jpg`)]]);
      images.push(answerOf(addProjectImage, await portal.ask('POST', `${at}/images`, { token: owner, ...form })).id);
    }
    await mine('PUT', `${at}/groups/images`, { image_ids: images, group_id: classId });
    return { project, at, classId, images, pupils };
  }
  const settings = {
    role: 'client',
    shows: 'both',
    pin: null,
    expires_on: null,
    can_download: true,
    choice_limit: 1,
    chooses: 'each_family',
  };
  async function newShare(at: string, changes: object = {}) {
    const { share, address } = answerOf(createShare, await mine('POST', `${at}/shares`, { ...settings, ...changes }));
    return { id: share.id, share, token: address.replace('/s/', ''), at: `${at}/shares/${share.id}` };
  }
  const join = (token: string, name: unknown, pass?: string | null) =>
    by(token, 'POST', '/families', { body: { name }, ...(pass && { pass }) });
  async function newFamily(token: string, name = 'Котова Анна', given?: string) {
    const { address, pass } = answerOf(joinShare, await join(token, name, given));
    return { token: address.replace('/s/', ''), pass };
  }
  const choose = (token: string, imageId: number | undefined, favourite = true) =>
    by(token, 'PUT', `/images/${imageId}/favourite`, { body: { favourite } });
  const sharesAt = async (at: string) => answerOf(listShares, await mine('GET', `${at}/shares`));
  const hearts = async (token: string) =>
    answerOf(listSharedImages, await by(token, 'GET', '/images')).items.flatMap(({ id, isFavourite }) => (isFavourite ? id : []));

  it('choose alone, each up to the limit, and see nothing of each other', async () => {
    const { at, images } = await newClass();
    const parent = await newShare(at);
    const [one, two] = [await newFamily(parent.token), await newFamily(parent.token, 'Лев Котов')];
    expect((await choose(one.token, images[0])).status).toBe(200);
    expect((await choose(two.token, images[1])).status).toBe(200);
    expect((await choose(two.token, images[0])).body).toMatchObject({ message: shareSentences.choiceFull });
    // Nobody takes back the heart of another family.
    expect(answerOf(setSharedFavourite, await choose(two.token, images[0], false))).toEqual({ favouriteCount: 1 });
    expect([await hearts(one.token), await hearts(two.token)]).toEqual([[images[0]], [images[1]]]);
    await by(one.token, 'PUT', `/images/${images[0]}/remark`, { body: { text: 'Тайное пожелание' } });
    answerOf(closeSharedChoice, await by(one.token, 'POST', '/choice'));
    const seen = JSON.stringify([(await by(two.token, 'GET', '')).body, (await by(two.token, 'GET', '/images')).body]);
    for (const secret of ['Котова', 'Тайное', 'Тайная']) expect(seen).not.toContain(secret);
    expect(answerOf(getShared, await by(two.token, 'GET', ''))).toMatchObject({ familyName: 'Лев Котов', choiceClosedAt: null });
    const choices = answerOf(listShareChoices, await mine('GET', `${at}/share-choices`));
    expect(choices.map(({ familyName, isSent, photos }) => [familyName, isSent, photos.length])).toEqual([
      ['Котова Анна', true, 1],
      ['Лев Котов', false, 1],
    ]);
    expect(
      (await sharesAt(at)).map(({ parentShareId, familyName, favouriteCount }) => [parentShareId, familyName, favouriteCount]),
    ).toEqual([
      [parent.id, 'Лев Котов', 1],
      [parent.id, 'Котова Анна', 1],
      [null, null, 0],
    ]);
  });

  it('are asked before anything is shown', async () => {
    const { at, images } = await newClass();
    const { token } = await newShare(at);
    const { body } = await by(token, 'GET', '');
    expect(body).toMatchObject({ data: { asks_family: true, needs_pin: false, count: 0, favourite_count: 0, family_name: null } });
    const needed = { status: 403, body: { message: shareSentences.familyNeeded } };
    expect(await by(token, 'GET', '/images')).toMatchObject(needed);
    expect(await by(token, 'GET', '/download')).toMatchObject(needed);
    expect(await by(token, 'GET', '/download/address')).toMatchObject(needed);
    expect(await choose(token, images[0])).toMatchObject(needed);
    expect(await by(token, 'PUT', `/images/${images[0]}/remark`, { body: { text: 'Светлее' } })).toMatchObject(needed);
    expect(await by(token, 'POST', '/choice')).toMatchObject(needed);
    expect(await by(token, 'POST', '/sign-off', { body: { shown_digest: '' } })).toMatchObject(needed);
    // Neither is a photo in the page itself.
    const page = await portal.app.inject({ method: 'GET', url: `/s/${token}`, headers: { accept: 'text/html' } });
    expect(page.body).not.toContain('IMG_1');
  });

  it('show no photo by addresses from before the share asked', async () => {
    const { at } = await newClass();
    const share = await newShare(at, { chooses: 'together' });
    const [image] = answerOf(listSharedImages, await by(share.token, 'GET', '/images')).items;
    const served = async () => (await portal.app.inject({ method: 'GET', url: image?.src ?? '' })).statusCode;
    expect(await served()).toBe(200);
    expect((await mine('PUT', share.at, { chooses: 'each_family' })).status).toBe(200);
    expect(await served()).toBe(404);
  });

  it('are told nothing by the answer: neither of a namesake, nor of a pupil of that name', async () => {
    const { at, classId, pupils } = await newClass();
    const parent = await newShare(at, { group_id: classId });
    const answers = [await join(parent.token, 'пётр елкин'), await join(parent.token, 'Пётр  Ёлкин'), await join(parent.token, 'Никто')];
    const shapes = answers.map(({ status, body }) => [status, JSON.stringify(body).replace(/[\w-]{43}/, 'token')]);
    expect(new Set(shapes.map(String)).size).toBe(1);
    const pupil = pupils.find(({ name }) => name === 'Пётр Ёлкин')?.id;
    const families = (await sharesAt(at)).filter(({ parentShareId }) => parentShareId === parent.id);
    expect(families.map(({ familyName, pupilId }) => [familyName, pupilId])).toEqual([
      ['Никто', null],
      ['Пётр Ёлкин', pupil],
      ['пётр елкин', pupil],
    ]);
  });

  it.each([
    ['', shareSentences.familyRequired],
    [' \u2800\u200b ', shareSentences.familyRequired],
    ['Я'.repeat(shareLimits.familyNameLength + 1), shareSentences.familyLength],
    [null, shareSentences.familyRequired],
  ])('are not called %j', async (name, message) => {
    const { at } = await newClass(0);
    const { token } = await newShare(at);
    expect(await join(token, name)).toMatchObject({ status: 422, body: { errors: { name: [message] } } });
    expect(await sharesAt(at)).toHaveLength(1);
  });

  it('are called in one line, without what turns the text around', async () => {
    const { at } = await newClass(0);
    const { token } = await newShare(at);
    const family = await newFamily(token, ' Анна\r\n\u202eКотова\t');
    expect(answerOf(getShared, await by(family.token, 'GET', ''))).toMatchObject({ familyName: 'Анна Котова' });
  });

  it('come with the PIN alone, and enter a changed one', async () => {
    const { at } = await newClass();
    const parent = await newShare(at, { pin: '4826' });
    expect(await join(parent.token, 'Котова Анна')).toMatchObject({ status: 403, body: { message: shareSentences.pinNeeded } });
    const { pass } = answerOf(enterSharedPin, await by(parent.token, 'POST', '/pin', { body: { pin: '4826' } }));
    const family = await newFamily(parent.token, 'Котова Анна', pass);
    expect((await by(family.token, 'GET', '/images')).status).toBe(403);
    // The pass of the class is none for a family.
    expect((await by(family.token, 'GET', '/images', { pass })).status).toBe(403);
    expect((await by(family.token, 'GET', '/images', { pass: family.pass })).status).toBe(200);
    await mine('PUT', parent.at, { pin: '1357' });
    expect((await by(family.token, 'GET', '/images', { pass: family.pass })).status).toBe(403);
    expect((await by(family.token, 'POST', '/pin', { body: { pin: '1357' } })).status).toBe(200);
  });

  it('follow the settings of their share, one by one and in bulk', async () => {
    const { at } = await newClass();
    const parent = await newShare(at);
    const family = await newFamily(parent.token);
    const ended = await newFamily(parent.token, 'Ушли');
    const [gone] = await sharesAt(at);
    await mine('DELETE', `${at}/shares/${gone?.id}`);
    const now = async () => (await sharesAt(at)).map((share) => [share.choiceLimit, share.canDownload, share.shows, share.watermark]);
    await mine('PUT', parent.at, { choice_limit: 3, watermark: 'Образец', also_shows: 'pupils' });
    expect(await now()).toEqual([
      [1, true, 'both', null],
      [3, true, 'both', 'Образец'],
      [3, true, 'both', 'Образец'],
    ]);
    const ids = (await sharesAt(at)).map(({ id }) => id);
    const changed = await mine('PUT', `${at}/shares`, { share_ids: ids, choice_limit: 5, can_download: false, shows: 'retouched' });
    expect(changed).toMatchObject({ status: 200, body: { data: { changed: 1 } } });
    expect((await now()).slice(1)).toEqual([
      [5, false, 'retouched', 'Образец'],
      [5, false, 'retouched', 'Образец'],
    ]);
    expect((await by(ended.token, 'GET', '')).status).toBe(410);
    expect((await by(family.token, 'GET', '')).status).toBe(200);
    const [, second] = await sharesAt(at);
    const own = `${at}/shares/${second?.id}`;
    const refused = { status: 409, body: { message: shareSentences.familySettings } };
    for (const change of [{ choice_limit: 9 }, { pin: '4826' }, { expires_on: null }, { chooses: 'each_family' }])
      expect(await mine('PUT', own, change)).toMatchObject(refused);
    expect(await mine('PUT', own, { is_choice_closed: false })).toMatchObject({ status: 200 });
    await mine('POST', `${at}/shares/end`, { share_ids: [parent.id] });
    expect((await by(family.token, 'GET', '')).status).toBe(410);
    expect((await join(parent.token, 'Поздно')).status).toBe(410);
  });

  it('outlive a new address of their share, and not its end', async () => {
    const { at } = await newClass();
    const parent = await newShare(at);
    const [one, two] = [await newFamily(parent.token), await newFamily(parent.token, 'Лев Котов')];
    await mine('POST', `${parent.at}/renew`);
    expect((await join(parent.token, 'Поздно')).status).toBe(404);
    expect((await by(one.token, 'GET', '')).status).toBe(200);
    const [second] = await sharesAt(at);
    expect((await mine('POST', `${at}/shares/${second?.id}/renew`)).status).toBe(200);
    expect((await by(two.token, 'GET', '')).status).toBe(404);
    await mine('DELETE', parent.at);
    expect((await by(one.token, 'GET', '')).status).toBe(410);
    expect(answerOf(listShareAddresses, await mine('GET', `${at}/share-addresses`))).toEqual([]);
  });

  it('expire with their share, and work again with it alone', async () => {
    const { at } = await newClass();
    const parent = await newShare(at);
    const family = await newFamily(parent.token);
    await portal.ports.db.updateTable('project_shares').set({ expires_on: '2020-01-01' }).where('photographer_id', '>', 0).execute();
    expect((await join(parent.token, 'Поздно')).status).toBe(410);
    const [own] = await sharesAt(at);
    expect(await mine('POST', `${at}/shares/${own?.id}/renew`)).toMatchObject({
      status: 409,
      body: { message: shareSentences.familySettings },
    });
    await mine('POST', `${parent.at}/renew`);
    expect((await by(family.token, 'GET', '')).status).toBe(200);
  });

  it('are not made without end; an ended one does not count, nor one that has chosen nothing for an hour', async () => {
    const { at, project } = await newClass(0);
    const parent = await newShare(at);
    const { photographer_id } = await portal.ports.db
      .selectFrom('project_shares')
      .select('photographer_id')
      .where('id', '=', parent.id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: shareLimits.familiesPerShare - 1 }, (_, index) => ({
      project_id: project,
      photographer_id,
      role: 'client' as const,
      shows: 'both' as const,
      can_download: false,
      token_hash: `family ${parent.id} ${index}`,
      encrypted_token: '',
      created_at: portal.ports.clock.now(),
      parent_share_id: parent.id,
      family_name: 'Котовы',
    }));
    await portal.ports.db.insertInto('project_shares').values(rows).execute();
    const answers = await Promise.all([join(parent.token, 'Раз'), join(parent.token, 'Два')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
    expect(await join(parent.token, 'Три')).toMatchObject({ status: 422, body: { message: shareSentences.familiesFull } });
    await portal.ports.db
      .updateTable('project_shares')
      .set({ ended_at: new Date() })
      .where('token_hash', '=', `family ${parent.id} 1`)
      .execute();
    expect((await join(parent.token, 'Три')).status).toBe(200);
    const before = (ids: readonly string[]) =>
      portal.ports.db
        .updateTable('project_shares')
        .set({ created_at: new Date(portal.ports.clock.now().getTime() - 3_600_000) })
        .where('token_hash', 'in', ids)
        .execute();
    const hashes = rows.map(({ token_hash }) => token_hash);
    // Who has chosen or accepted counts however long ago that was, and so does who has come within the hour.
    const { ports } = portal;
    await ports.db.updateTable('project_shares').set({ signed_off_at: new Date() }).where('token_hash', 'in', hashes).execute();
    await before(hashes);
    expect((await join(parent.token, 'Четыре')).status).toBe(422);
    await ports.db.updateTable('project_shares').set({ signed_off_at: null }).where('token_hash', '=', `family ${parent.id} 2`).execute();
    expect((await join(parent.token, 'Четыре')).status).toBe(200);
    expect((await join(parent.token, 'Пять')).status).toBe(422);
    // For him the one was ended who had chosen nothing: there are never more at the same time.
    const working = await ports.db
      .selectFrom('project_shares')
      .select('token_hash')
      .where('parent_share_id', '=', parent.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(working).toHaveLength(shareLimits.familiesPerShare);
    expect(working.map(({ token_hash }) => token_hash)).not.toContain(`family ${parent.id} 2`);
    const ended = await ports.db
      .selectFrom('share_events')
      .innerJoin('project_shares', 'project_shares.id', 'share_events.share_id')
      .select(['token_hash', 'kind'])
      .where('token_hash', 'in', hashes)
      .execute();
    expect(ended).toEqual([{ token_hash: `family ${parent.id} 2`, kind: 'ended' }]);
    // They do not use up the shares of the project.
    await newShare(at);
    await portal.ports.db.deleteFrom('project_shares').where('id', '=', parent.id).execute();
    expect(await sharesAt(at)).toHaveLength(1);
  });

  it('do not count by their names alone, and count by a heart', async () => {
    const { project, at, images } = await newClass();
    const parent = await newShare(at);
    const [one] = [await newFamily(parent.token), await newFamily(parent.token, 'Лев Котов')];
    const count = () => countFamilies(portal.ports.db, parent.id, portal.ports.clock.now());
    expect(await countFamilies(portal.ports.db, parent.id, new Date(0))).toBe(2);
    expect(await count()).toBe(0);
    await choose(one.token, images[0]);
    expect(await count()).toBe(1);
    await choose(one.token, images[0], false);
    expect(await count()).toBe(0);
    // What was said of a retouched photo counts like a heart.
    const content = Buffer.from(await (await someFile('IMG_1.jpg')).arrayBuffer());
    const form = await formBody([['zip_file', new File([new Uint8Array(rawZip([{ name: 'IMG_1.jpg', content }]))], 'готово.zip')]]);
    await portal.ask('POST', `/photographer/orders/${project}/images/upload-zip`, { token: owner, ...form });
    const shown = answerOf(listSharedImages, await by(one.token, 'GET', '/images')).items.find(({ kind }) => kind === 'retouched');
    const body = { version_id: shown?.versionId, verdict: 'liked', fix: null };
    expect(await by(one.token, 'PUT', `/images/${shown?.id}/verdict`, { body })).toMatchObject({ status: 200 });
    expect(await count()).toBe(1);
  });

  it('get no second share with those of all groups', async () => {
    const { at, classId } = await newClass(0);
    const { chooses: _, role: __, ...own } = settings;
    const parent = await newShare(at, { group_id: classId });
    const make = () => mine('POST', `${at}/group-shares`, own);
    expect(await make()).toMatchObject({ status: 422, body: { message: shareSentences.groupsDone } });
    await mine('DELETE', parent.at);
    await newShare(at, { group_id: classId, chooses: 'together' });
    expect((await make()).body).toMatchObject({ data: [{}, {}] });
  });

  it('come before the end of the share, or not at all', async () => {
    const { at } = await newClass();
    const parent = await newShare(at);
    const [joined] = await Promise.all([join(parent.token, 'В тот же миг'), mine('DELETE', parent.at)]);
    expect([200, 410]).toContain(joined.status);
    expect((await sharesAt(at)).map(({ state }) => state)).not.toContain('active');
  });

  it('end with their class, and keep to its photos where it moves', async () => {
    const { at, classId, images, pupils } = await newClass();
    const parent = await newShare(at, { group_id: classId });
    const family = await newFamily(parent.token, 'Пётр Ёлкин');
    const pupil = pupils.find(({ name }) => name === 'Пётр Ёлкин')?.id ?? 0;
    await mine('PUT', `${at}/groups/images`, { image_ids: [images[0]], group_id: pupil });
    const names = async () => answerOf(listSharedImages, await by(family.token, 'GET', '/images')).items.map(({ id }) => id);
    expect(await names()).toEqual([images[1]]);
    await mine('DELETE', `${at}/groups/${pupil}`);
    expect((await sharesAt(at))[0]).toMatchObject({ familyName: 'Пётр Ёлкин', pupilId: null, state: 'active' });
    await mine('DELETE', `${at}/groups/${classId}`);
    expect((await by(family.token, 'GET', '')).status).toBe(410);
  });

  it('are not asked of a retoucher, of a pupil, nor where nothing is chosen', async () => {
    const { at, pupils } = await newClass(0);
    const pupil = pupils.find(({ name }) => name === 'Пётр Ёлкин')?.id;
    for (const changes of [{ role: 'retoucher' }, { group_id: pupil }, { shows: 'retouched' }])
      expect((await newShare(at, changes)).share.chooses).toBe('together');
  });

  it('are settled once somebody has chosen', async () => {
    const { at, images } = await newClass();
    const share = await newShare(at, { chooses: 'together' });
    await choose(share.token, images[0]);
    const fixed = { status: 409, body: { errors: { chooses: [shareSentences.choosesFixed] } } };
    expect(await mine('PUT', share.at, { chooses: 'each_family' })).toMatchObject(fixed);
    await choose(share.token, images[0], false);
    expect(await mine('PUT', share.at, { chooses: 'each_family' })).toMatchObject({
      status: 200,
      body: { data: { chooses: 'each_family' } },
    });
    await newFamily(share.token);
    expect(await mine('PUT', share.at, { chooses: 'together' })).toMatchObject(fixed);
    // Delivery changes nothing of who chose.
    expect(await mine('PUT', share.at, { shows: 'retouched' })).toMatchObject({ status: 200, body: { data: { chooses: 'each_family' } } });
  });
});
