/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  type Client,
  closeSharedChoice,
  createGroupShares,
  createGroups,
  createShare,
  downloadShared,
  endShare,
  endShares,
  enterSharedPin,
  getClientMarks,
  getShareChoice,
  getShareHistory,
  getShared,
  getSharePhotographer,
  hideFromShares,
  shareLimits,
  shareSentences,
  listShareAddresses,
  listShareChoices,
  listShares,
  listSharedImages,
  type NewShare,
  orderGroups,
  putIntoGroup,
  remindShares,
  renewShare,
  sendShare,
  sendRetouched,
  sentences,
  setSharedFavourite,
  setSharedRemark,
  signOffShared,
  updateShare,
  updateProfile,
  updateShares,
  sendSentences,
} from '@portal/api';
import { expect } from 'vitest';
import { someFile } from '../../../support/photographer.ts';
import { retouchedOf, send, zipOf } from '../../archives.ts';
import { someCard } from '../../newcomer.ts';
import { addNamed, type ProjectOwner, withProject } from '../../project-photos.ts';
import { type Case, caseOf, type Portal } from '../../portal.ts';
import { refusalOf } from '../../refusal-of.ts';
import { soon } from '../../../support/soon.ts';

const settings: NewShare = { role: 'client', shows: 'both', pin: null, canDownload: true, choiceLimit: null };
const unknown = { status: 404, message: shareSentences.unknown, errors: {} };
const ended = { status: 410, message: shareSentences.ended, errors: {} };
const full = { status: 409, message: shareSentences.choiceFull, errors: {} };
/** What is wrong with files that were sent. */
const wrong = (message: string, field = 'file') => ({ status: 422, message, errors: { [field]: [message] } });
const closed = { status: 409, message: shareSentences.choiceClosed, errors: {} };

/** A share of the project, and a client that calls with it. */
async function linked(portal: Portal, owner: ProjectOwner, changes: Partial<NewShare> = {}) {
  const { share, address } = await owner.call(createShare, { params: { id: owner.project }, body: { ...settings, ...changes } });
  const token = address.replace('/s/', '');
  const params = { id: owner.project, shareId: share.id };
  return { share, address, params, by: (pass: string | null = null) => portal.client(undefined, { token, pass }) };
}

/** Writes a remark by somebody's share. */
const write = (client: Client, imageId: number, text: string) => client(setSharedRemark, { params: { imageId }, body: { text } });

async function withPhotos(portal: Portal): Promise<{ owner: ProjectOwner; ids: number[] }> {
  const owner = await withProject(portal);
  const images = await addNamed(owner, 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_3.jpg');
  return { owner, ids: images.map(({ id }) => id) };
}

export const shares: readonly Case[] = [
  caseOf(createShare, 'makes a share for 30 days, and says its address', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { share, address, by } = await linked(portal, owner, { pin: '4826', choiceLimit: 15 });
    expect(address).toMatch(/^\/s\/[\w-]{43}$/);
    expect(share).toMatchObject({ role: 'client', hasPin: true, choiceLimit: 15, state: 'active', favouriteCount: 0, endedAt: null });
    expect(share.expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await by()(getShared, {})).toMatchObject({ needsPin: true, projectName: null, count: 0 });
  }),

  caseOf(getSharePhotographer, 'says who to write to, before the PIN and after the end, as the public card does', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { by, params } = await linked(portal, owner, { pin: '4826' });
    expect(await by()(getSharePhotographer, {})).toBeNull();
    await owner.call(updateProfile, { body: { ...someCard, phone: '+79001234567' } });
    const card = { name: `${someCard.firstName} ${someCard.lastName}`, phone: '+79001234567', email: null, socialLinks: [] };
    expect(await by()(getSharePhotographer, {})).toMatchObject(card);
    await owner.call(endShare, { params });
    expect(await refusalOf(by()(getShared, {}))).toEqual(ended);
    expect(await by()(getSharePhotographer, {})).toMatchObject(card);
    expect(await refusalOf(portal.client(undefined, { token: 'a'.repeat(43), pass: null })(getSharePhotographer, {}))).toEqual(unknown);
  }),

  caseOf(createShare, 'reports what is wrong', async (portal) => {
    const owner = await withProject(portal);
    const make = (json: object) =>
      portal.send('POST', `/api/orders/${owner.project}/shares`, {
        token: owner.session.token,
        json: { role: 'client', shows: 'both', can_download: true, choice_limit: null, ...json },
      });
    const wrong: [object, string][] = [
      [{ pin: '123' }, 'pin'],
      [{ pin: '12a4' }, 'pin'],
      [{ pin: '1 2-3' }, 'pin'],
      [{ choice_limit: 0 }, 'choice_limit'],
      [{ choice_limit: 2001 }, 'choice_limit'],
      [{ expires_on: '2020-01-01' }, 'expires_on'],
      [{ expires_on: '2199-01-01' }, 'expires_on'],
      [{ role: 'owner' }, 'role'],
      [{ watermark: '' }, 'watermark'],
      [{ watermark: 'Я'.repeat(shareLimits.watermarkLength + 1) }, 'watermark'],
      [{ watermark: '<b>Образец</b>' }, 'watermark'],
      [{ watermark: 'Образец 📷' }, 'watermark'],
      [{ email: 'a@family.example, b@family.example' }, 'email'],
      [{ email: 'a@family.example\r\nBcc: b@family.example' }, 'email'],
      [{ email: 'мама@family.example' }, 'email'],
    ];
    for (const [json, field] of wrong) {
      expect
        .soft(await make(json))
        .toMatchObject({ status: 422, body: { message: sentences.invalid, errors: { [field]: [expect.any(String)] } } });
    }
    expect(await owner.call(listShares, { params: { id: owner.project } })).toEqual([]);
  }),

  caseOf(createShare, 'limits no choice of a retoucher, for there is none', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { share, params } = await linked(portal, owner, { role: 'retoucher', choiceLimit: 15 });
    expect(share.choiceLimit).toBeNull();
    expect(await owner.call(updateShare, { params, body: { choiceLimit: 3 } })).toMatchObject({ choiceLimit: null });
  }),

  caseOf(createShare, 'sends the share by email, and not too often to one address', async (portal) => {
    const owner = await withProject(portal);
    const email = `mother-${owner.project}@family.example`;
    const { params } = await linked(portal, owner, { email });
    for (let count = 1; count < shareLimits.emailsToAddress; count += 1) await linked(portal, owner, { email });
    const full = { status: 422, message: shareSentences.emailsFull, errors: { email: [shareSentences.emailsFull] } };
    expect(await refusalOf(linked(portal, owner, { email }))).toEqual(full);
    await linked(portal, owner, { email: null });
    await linked(portal, owner);
    expect(await owner.call(listShares, { params: { id: owner.project } })).toHaveLength(shareLimits.emailsToAddress + 2);
    const history = () => owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    await soon(async () => expect((await history()).items.map(({ kind }) => kind)).toEqual(['mailed', 'created']));
  }),

  caseOf(createShare, 'has a watermark for clients alone, which is changed and taken away', async (portal) => {
    const { owner } = await withPhotos(portal);
    const [client, retoucher] = [
      await linked(portal, owner, { watermark: '  Анна  Ёлкина ' }),
      await linked(portal, owner, { role: 'retoucher', watermark: 'Образец' }),
    ];
    expect([client.share.watermark, retoucher.share.watermark]).toEqual(['Анна Ёлкина', null]);
    expect(await client.by()(getShared, {})).toMatchObject({ hasWatermark: true });
    const { items } = await client.by()(listSharedImages, { query: { offset: 0, limit: 1 } });
    expect(await portal.serves(items[0]?.src ?? '')).toBe(true);
    expect(items[0]).toMatchObject({ takenAt: null });
    expect(await owner.call(updateShare, { params: client.params, body: { watermark: 'Образец' } })).toMatchObject({
      watermark: 'Образец',
    });
    expect(await owner.call(updateShare, { params: client.params, body: { canDownload: false } })).toMatchObject({ watermark: 'Образец' });
    expect(await owner.call(updateShare, { params: retoucher.params, body: { watermark: 'Образец' } })).toMatchObject({ watermark: null });
    expect(await owner.call(updateShare, { params: client.params, body: { watermark: null } })).toMatchObject({ watermark: null });
    expect(await client.by()(getShared, {})).toMatchObject({ hasWatermark: false });
  }),

  caseOf(createGroupShares, 'makes a share for each group that has none, in their order', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { params } = { params: { id: owner.project } };
    const body = { shows: 'originals' as const, pin: '4826', canDownload: false, choiceLimit: 5, watermark: 'Образец' };
    const make = () => owner.call(createGroupShares, { params, body });
    expect(await refusalOf(make())).toEqual({ status: 422, message: shareSentences.groupsNone, errors: {} });
    const [first] = await owner.call(createGroups, { params, body: { names: ['Яковлев Пётр', 'Иванова Аня', 'Котов Лев'] } });
    await linked(portal, owner, { groupId: first?.id ?? 0 });
    const retoucher = await linked(portal, owner, { groupId: first?.id ?? 0, role: 'retoucher' });
    const made = await make();
    expect(made.map(({ share }) => [share.groupName, share.role, share.hasPin, share.choiceLimit, share.watermark])).toEqual([
      ['Иванова Аня', 'client', true, 5, 'Образец'],
      ['Котов Лев', 'client', true, 5, 'Образец'],
    ]);
    expect(new Set(made.map(({ address }) => address)).size).toBe(2);
    const [token = ''] = made.map(({ address }) => address.replace('/s/', ''));
    expect(await portal.client(undefined, { token, pass: null })(getShared, {})).toMatchObject({ needsPin: true });
    expect(await refusalOf(make())).toEqual({ status: 422, message: shareSentences.groupsDone, errors: {} });
    await owner.call(endShare, { params: { ...params, shareId: made[1]?.share.id ?? 0 } });
    expect((await make()).map(({ share }) => share.groupName)).toEqual(['Котов Лев']);
    expect(await owner.call(listShares, { params })).toHaveLength(5);
    expect(retoucher.share.groupName).toBe('Яковлев Пётр');
  }),

  caseOf(createGroupShares, 'makes none where not all fit, and none of another photographer', async (portal) => {
    const { owner } = await withPhotos(portal);
    const params = { id: owner.project };
    const body = { shows: 'both' as const, canDownload: false, choiceLimit: null };
    await owner.call(createGroups, { params, body: { names: ['Иванова Аня'] } });
    const refusal = await refusalOf(owner.call(createGroupShares, { params, body: { ...body, expiresOn: '2020-01-01' } }));
    expect(refusal).toMatchObject({ status: 422, errors: { expires_on: [shareSentences.dayPast] } });
    const stranger = await withProject(portal);
    expect((await refusalOf(stranger.call(createGroupShares, { params, body }))).status).toBe(404);
    expect(await owner.call(listShares, { params })).toEqual([]);
  }),

  caseOf(sendShare, 'sends a share again, also after it was renewed, and not too often to one address', async (portal) => {
    const owner = await withProject(portal);
    const email = `father-${owner.project}@family.example`;
    const { params, share } = await linked(portal, owner);
    expect(share.email).toBeNull();
    const send = (to = email) => owner.call(sendShare, { params, body: { email: to } });
    expect(await send(` ${email.toUpperCase()} `)).toMatchObject({ email });
    const now = async () => (await owner.call(listShares, { params: { id: owner.project } }))[0];
    await soon(async () => expect(await now()).toMatchObject({ emailState: 'sent', emailFailure: null }));
    expect((await owner.call(renewShare, { params })).share).toMatchObject({ email, emailState: null });
    await owner.call(renewShare, { params });
    expect(await send()).toMatchObject({ email, state: 'active' });
    const history = () => owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    await soon(async () => expect((await history()).items.map(({ kind }) => kind)).toContain('mailed'));
    const wrong = { token: owner.session.token, json: { email: 'мама@family.example' } };
    expect(await portal.send('POST', `/api/orders/${owner.project}/shares/${share.id}/send`, wrong)).toMatchObject({
      status: 422,
      body: { errors: { email: [expect.any(String)] } },
    });
    for (let count = 2; count < shareLimits.emailsToAddress; count += 1) await send();
    expect(await refusalOf(send())).toEqual({
      status: 422,
      message: shareSentences.emailsFull,
      errors: { email: [shareSentences.emailsFull] },
    });
    const stranger = await withProject(portal);
    expect((await refusalOf(stranger.call(sendShare, { params, body: { email } }))).status).toBe(404);
    await owner.call(endShare, { params });
    expect(await refusalOf(send())).toMatchObject({ status: 409, message: shareSentences.shareEnded });
  }),

  caseOf(sendShare, 'closes the address that went to somebody else, and sends a new one', async (portal) => {
    const { owner } = await withPhotos(portal);
    const [wrong, right] = [`wrong-${owner.project}@family.example`, `right-${owner.project}@family.example`];
    const { params, by } = await linked(portal, owner, { email: wrong });
    await owner.call(sendShare, { params, body: { email: right } });
    expect(await by()(getShared, {})).toMatchObject({ needsPin: false });
    expect(await owner.call(sendShare, { params, body: { email: right, isCorrection: true } })).toMatchObject({ email: right });
    expect(await refusalOf(by()(getShared, {}))).toEqual(unknown);
    const [now] = await owner.call(listShareAddresses, { params: { id: owner.project }, query: { shareId: params.shareId } });
    const token = now?.address?.replace('/s/', '') ?? '';
    expect(await portal.client(undefined, { token, pass: null })(getShared, {})).toMatchObject({ needsPin: false });
    const { items } = await owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    expect(items.map(({ kind }) => kind)).toContain('renewed');
  }),

  caseOf(listShares, 'lists the newest first, ended ones too', async (portal) => {
    const { owner } = await withPhotos(portal);
    const [one, two] = [await linked(portal, owner), await linked(portal, owner, { role: 'retoucher' })];
    await owner.call(endShare, { params: one.params });
    expect(await owner.call(listShares, { params: { id: owner.project } })).toMatchObject([
      { id: two.share.id, role: 'retoucher', state: 'active' },
      { id: one.share.id, state: 'ended' },
    ]);
  }),

  caseOf(listShareAddresses, 'says the addresses of those that work, all or one, to their photographer alone', async (portal) => {
    const { owner } = await withPhotos(portal);
    const params = { id: owner.project };
    const [one, two, over] = [await linked(portal, owner), await linked(portal, owner, { pin: '4826' }), await linked(portal, owner)];
    await owner.call(endShare, { params: over.params });
    const addresses = () => owner.call(listShareAddresses, { params, query: {} });
    expect(await addresses()).toEqual([
      { shareId: two.share.id, address: two.address },
      { shareId: one.share.id, address: one.address },
    ]);
    const { address } = await owner.call(renewShare, { params: one.params });
    expect(await owner.call(listShareAddresses, { params, query: { shareId: one.share.id } })).toEqual([
      { shareId: one.share.id, address },
    ]);
    expect(await owner.call(listShareAddresses, { params, query: { shareId: over.share.id } })).toEqual([]);
    const stranger = await withProject(portal);
    expect((await refusalOf(stranger.call(listShareAddresses, { params, query: {} }))).status).toBe(404);
    expect((await refusalOf(two.by()(listShareAddresses, { params, query: {} }))).status).toBe(401);
  }),

  caseOf(listShareChoices, 'tells what each share was used to choose, on photos that it shows, and no retoucher', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const all = () => owner.call(listShareChoices, { params: { id: owner.project } });
    expect(await all()).toEqual([]);
    const [first, second] = [await linked(portal, owner), await linked(portal, owner)];
    await linked(portal, owner, { role: 'retoucher' });
    const [one = 0, two = 0, three = 0] = ids;
    await write(second.by(), three, '=1+1; «светлее»\nи без фонаря');
    await second.by()(setSharedFavourite, { params: { imageId: one }, body: { favourite: true } });
    await first.by()(setSharedFavourite, { params: { imageId: one }, body: { favourite: true } });
    await first.by()(setSharedFavourite, { params: { imageId: two }, body: { favourite: true } });
    await first.by()(setSharedFavourite, { params: { imageId: two }, body: { favourite: false } });
    const ofSecond = {
      shareId: second.share.id,
      groupName: null,
      className: null,
      familyName: null,
      email: null,
      isSent: false,
      isEnded: false,
      photos: [
        { imageId: one, name: 'IMG_1.jpg', folders: [], isFavourite: true, remark: null },
        { imageId: three, name: 'IMG_3.jpg', folders: [], isFavourite: false, remark: '=1+1; «светлее»\nи без фонаря' },
      ],
    };
    const ofFirst = { ...ofSecond, shareId: first.share.id, photos: ofSecond.photos.slice(0, 1) };
    expect(await all()).toEqual([ofFirst, ofSecond]);
    await owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds: [one], hidden: true } });
    await owner.call(endShare, { params: second.params });
    expect(await all()).toEqual([{ ...ofSecond, isEnded: true, photos: ofSecond.photos.slice(1) }]);
    const stranger = await withProject(portal);
    expect((await refusalOf(stranger.call(listShareChoices, { params: { id: owner.project } }))).status).toBe(404);
    expect((await refusalOf(first.by()(listShareChoices, { params: { id: owner.project } }))).status).toBe(401);
  }),

  caseOf(listShareChoices, 'goes by the order of groups, and says what is sent now', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const params = { id: owner.project };
    const [one = 0, two = 0, three = 0] = ids;
    const [late, early] = await owner.call(createGroups, { params, body: { names: ['Яковлев Пётр', 'Ёлкина Аня'] } });
    const [lateId, earlyId] = [late?.id ?? 0, early?.id ?? 0];
    await owner.call(putIntoGroup, { params, body: { imageIds: [one, two], groupId: lateId } });
    await owner.call(putIntoGroup, { params, body: { imageIds: [three], groupId: earlyId } });
    const whole = await linked(portal, owner);
    const [ofLate, ofEarly] = [await linked(portal, owner, { groupId: lateId }), await linked(portal, owner, { groupId: earlyId })];
    const again = await linked(portal, owner, { groupId: lateId });
    await send(owner, await zipOf({ 'IMG_1.jpg': await someFile(), 'IMG_2.jpg': await someFile() }));
    const retouched = await linked(portal, owner, { groupId: lateId, shows: 'retouched' });
    await write(retouched.by(), one, 'Светлее');
    for (const [{ by }, imageId] of [
      [whole, two],
      [again, two],
      [ofEarly, three],
      [ofLate, two],
    ] as const) {
      await by()(setSharedFavourite, { params: { imageId }, body: { favourite: true } });
    }
    await ofLate.by()(closeSharedChoice, {});
    await ofEarly.by()(closeSharedChoice, {});
    await owner.call(updateShare, { params: ofEarly.params, body: { isChoiceClosed: false } });
    await owner.call(orderGroups, { params, body: { groupIds: [earlyId, lateId] } });
    const all = await owner.call(listShareChoices, { params });
    expect(all.map(({ shareId, groupName, isSent, photos }) => [shareId, groupName, isSent, photos.map(({ name }) => name)])).toEqual([
      [ofEarly.share.id, 'Ёлкина Аня', false, ['IMG_3.jpg']],
      [ofLate.share.id, 'Яковлев Пётр', true, ['IMG_2.jpg']],
      [again.share.id, 'Яковлев Пётр', false, ['IMG_2.jpg']],
      [retouched.share.id, 'Яковлев Пётр', true, ['IMG_1.jpg']],
      [whole.share.id, null, false, ['IMG_2.jpg']],
    ]);
    // Another setting sends no hearts, and takes none back.
    const shareIds = [again.share.id, ofLate.share.id];
    await owner.call(updateShares, { params, body: { shareIds, shows: 'retouched' } });
    const after = await owner.call(listShareChoices, { params });
    expect(after.filter(({ shareId }) => shareIds.includes(shareId)).map(({ shareId, isSent }) => [shareId, isSent])).toEqual([
      [ofLate.share.id, true],
      [again.share.id, false],
    ]);
  }),

  caseOf(updateShares, 'changes what is sent in bulk, and of no ended one, no retoucher and no other project', async (portal) => {
    const { owner } = await withPhotos(portal);
    const other = await withProject(portal);
    const [first, second, gone, retoucher] = [
      await linked(portal, owner, { choiceLimit: 15, pin: '4826' }),
      await linked(portal, owner, { choiceLimit: 30, canDownload: false }),
      await linked(portal, owner, { choiceLimit: 15 }),
      await linked(portal, owner, { role: 'retoucher' }),
    ];
    const elsewhere = await linked(portal, other, { choiceLimit: 15 });
    await owner.call(endShare, { params: gone.params });
    const shareIds = [first, second, gone, retoucher, elsewhere].map(({ share }) => share.id);
    const update = () =>
      owner.call(updateShares, {
        params: { id: owner.project },
        body: { shareIds: [...shareIds, 1_000_000], choiceLimit: 7, expiresOn: null },
      });
    const { changed, shares: all } = await update();
    expect(changed).toBe(2);
    expect(all).toEqual(await owner.call(listShares, { params: { id: owner.project } }));
    // What is so already is not changed, and not told in the history.
    expect(await update()).toEqual({ changed: 0, shares: all });
    expect(all.toReversed()).toEqual([
      expect.objectContaining({ id: first.share.id, choiceLimit: 7, expiresOn: null, shows: 'both', canDownload: true, hasPin: true }),
      expect.objectContaining({ id: second.share.id, choiceLimit: 7, expiresOn: null, canDownload: false }),
      expect.objectContaining({ id: gone.share.id, choiceLimit: 15, expiresOn: gone.share.expiresOn, state: 'ended' }),
      expect.objectContaining({ id: retoucher.share.id, choiceLimit: null, expiresOn: retoucher.share.expiresOn }),
    ]);
    expect(await other.call(listShares, { params: { id: other.project } })).toEqual([elsewhere.share]);
    const history = await owner.call(getShareHistory, { params: second.params, query: { offset: 0, limit: 10 } });
    expect(history.items.map(({ kind }) => kind)).toEqual(['changed', 'created']);
  }),

  caseOf(updateShares, 'reports what is wrong, and then changes none', async (portal) => {
    const owner = await withProject(portal);
    const { share } = await linked(portal, owner, { choiceLimit: 15 });
    const path = `/api/orders/${owner.project}/shares`;
    const send = (json: object) => portal.send('PUT', path, { token: owner.session.token, json });
    const wrong: [object, string][] = [
      [{ choice_limit: 3 }, 'share_ids'],
      [{ share_ids: [], choice_limit: 3 }, 'share_ids'],
      [{ share_ids: [share.id, share.id], choice_limit: 3 }, 'share_ids'],
      [{ share_ids: ['1; drop table'], choice_limit: 3 }, 'share_ids.0'],
      [{ share_ids: Array.from({ length: shareLimits.perProject + 1 }, (_, id) => id + 1), choice_limit: 3 }, 'share_ids'],
      [{ share_ids: [share.id], choice_limit: 0 }, 'choice_limit'],
      [{ share_ids: [share.id], choice_limit: 3, expires_on: '2020-01-01' }, 'expires_on'],
      [{ share_ids: [share.id], choice_limit: 3, expires_on: '2199-01-01' }, 'expires_on'],
      [{ share_ids: [share.id], shows: 'everything' }, 'shows'],
    ];
    for (const [json, field] of wrong) {
      expect
        .soft(await send(json))
        .toMatchObject({ status: 422, body: { message: sentences.invalid, errors: { [field]: [expect.any(String)] } } });
    }
    expect(await owner.call(updateShares, { params: { id: owner.project }, body: { shareIds: [share.id] } })).toEqual({
      changed: 0,
      shares: [share],
    });
    const stranger = await withProject(portal);
    const ofStranger = stranger.call(updateShares, { params: { id: owner.project }, body: { shareIds: [share.id], choiceLimit: 3 } });
    expect(await refusalOf(ofStranger)).toEqual({ status: 404, message: sentences.notFound, errors: {} });
    const past = stranger.call(updateShares, { params: { id: owner.project }, body: { shareIds: [share.id], expiresOn: '2020-01-01' } });
    expect(await refusalOf(past)).toMatchObject({ status: 422, errors: { expires_on: [shareSentences.dayPast] } });
    expect(await owner.call(listShares, { params: { id: owner.project } })).toEqual([share]);
  }),

  caseOf(
    remindShares,
    'reminds nobody who was written to today, has no email, is a retoucher, or is of another project',
    async (portal) => {
      const owner = await withProject(portal);
      const email = `father-${owner.project}@family.example`;
      const made = [
        await linked(portal, owner, { email }),
        await linked(portal, owner),
        await linked(portal, owner, { role: 'retoucher' }),
        await linked(portal, await withProject(portal), { email: `aunt-${owner.project}@family.example` }),
      ];
      const body = { shareIds: made.map(({ share }) => share.id) };
      await soon(async () => expect((await owner.call(listShares, { params: { id: owner.project } })).at(-1)?.emailState).toBe('sent'));
      expect(await owner.call(remindShares, { params: { id: owner.project }, body })).toEqual({ reminded: 0, left: 0 });
      const none = portal.send('POST', `/api/orders/${owner.project}/shares/remind`, {
        token: owner.session.token,
        json: { share_ids: [] },
      });
      expect(await none).toMatchObject({ status: 422, body: { errors: { share_ids: [shareSentences.sharesChosen] } } });
      const stranger = await withProject(portal);
      const ofStranger = stranger.call(remindShares, { params: { id: owner.project }, body });
      expect(await refusalOf(ofStranger)).toEqual({ status: 404, message: sentences.notFound, errors: {} });
    },
  ),

  caseOf(endShares, 'ends several at once, for whoever has them open too, and leaves the others', async (portal) => {
    const { owner } = await withPhotos(portal);
    const [first, second, third, retoucher] = [
      await linked(portal, owner),
      await linked(portal, owner),
      await linked(portal, owner),
      await linked(portal, owner, { role: 'retoucher' }),
    ];
    const other = await withProject(portal);
    const elsewhere = await linked(portal, other);
    const end = () =>
      owner.call(endShares, {
        params: { id: owner.project },
        body: { shareIds: [first, second, retoucher, elsewhere].map(({ share }) => share.id) },
      });
    const { changed, shares: all } = await end();
    expect(changed).toBe(2);
    expect(all.toReversed().map(({ state }) => state)).toEqual(['ended', 'ended', 'active', 'active']);
    expect(await end()).toEqual({ changed: 0, shares: all });
    expect(await refusalOf(first.by()(getShared, {}))).toEqual(ended);
    expect(await refusalOf(second.by()(listSharedImages, { query: { offset: 0, limit: 1 } }))).toEqual(ended);
    expect(await third.by()(getShared, {})).toMatchObject({ count: 3 });
    expect(await elsewhere.by()(getShared, {})).toMatchObject({ needsPin: false });
    const ofOther = other.call(endShares, { params: { id: owner.project }, body: { shareIds: [third.share.id] } });
    expect(await refusalOf(ofOther)).toMatchObject({ status: 404 });
    expect(await third.by()(getShared, {})).toMatchObject({ count: 3 });
  }),

  caseOf(updateShare, 'changes what is sent, and nothing of an ended share', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { params, by } = await linked(portal, owner);
    const body = { canDownload: false, choiceLimit: 3, shows: 'originals' as const, pin: '4826', expiresOn: null };
    expect(await owner.call(updateShare, { params, body })).toMatchObject({
      canDownload: false,
      choiceLimit: 3,
      shows: 'originals',
      hasPin: true,
      expiresOn: null,
    });
    expect(await by()(getShared, {})).toMatchObject({ needsPin: true });
    expect(await owner.call(updateShare, { params, body: { pin: null } })).toMatchObject({ hasPin: false, choiceLimit: 3 });
    await owner.call(endShare, { params });
    expect(await refusalOf(owner.call(updateShare, { params, body }))).toMatchObject({ status: 409, message: shareSentences.shareEnded });
    const missing = { ...params, shareId: 99_999_999 };
    expect(await refusalOf(owner.call(updateShare, { params: missing, body }))).toMatchObject({
      status: 404,
      message: shareSentences.shareNotFound,
    });
  }),

  caseOf(renewShare, 'gives another address; the old one is dead', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { params, address, by } = await linked(portal, owner);
    const renewed = await owner.call(renewShare, { params });
    expect(renewed.address).not.toBe(address);
    expect(await refusalOf(by()(getShared, {}))).toEqual(unknown);
    const token = renewed.address.replace('/s/', '');
    expect(await portal.client(undefined, { token, pass: null })(getShared, {})).toMatchObject({ count: 3 });
  }),

  caseOf(endShare, 'ends a share for whoever has it, and may be done twice', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { params, by } = await linked(portal, owner);
    const { endedAt } = await owner.call(endShare, { params });
    expect(endedAt).not.toBeNull();
    expect(await owner.call(endShare, { params })).toMatchObject({ endedAt, state: 'ended' });
    expect(await refusalOf(by()(getShared, {}))).toEqual(ended);
    expect(await refusalOf(by()(listSharedImages, { query: { offset: 0, limit: 10 } }))).toEqual(ended);
  }),

  caseOf(getShared, 'shows the project and its photographer', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { by } = await linked(portal, owner, { choiceLimit: 2 });
    const shared = await by()(getShared, {});
    expect(shared).toMatchObject({ projectName: 'Выпускной 11 «А»', role: 'client', needsPin: false, count: 3, retouchedCount: 0 });
    expect(shared.photographer).toMatchObject({ name: expect.stringMatching(/^Новый Человек/), avatar: null });
    expect(await refusalOf(portal.client(undefined, { token: 'nobody', pass: null })(getShared, {}))).toEqual(unknown);
    expect(await refusalOf(portal.client()(getShared, {}))).toEqual(unknown);
  }),

  caseOf(enterSharedPin, 'opens what needs a PIN, and refuses wrong ones', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { by } = await linked(portal, owner, { pin: '4826' });
    const query = { offset: 0, limit: 10 };
    expect(await refusalOf(by()(listSharedImages, { query }))).toEqual({ status: 403, message: shareSentences.pinNeeded, errors: {} });
    expect(await refusalOf(by()(enterSharedPin, { body: { pin: '0000' } }))).toEqual({
      status: 422,
      message: shareSentences.pinWrong,
      errors: { pin: [shareSentences.pinWrong] },
    });
    const { pass } = await by()(enterSharedPin, { body: { pin: '4826' } });
    expect(await by(pass)(listSharedImages, { query })).toMatchObject({ total: 3 });
    for (let turn = 0; turn < 5; turn += 1) await refusalOf(by()(enterSharedPin, { body: { pin: '0000' } }));
    expect((await refusalOf(by()(enterSharedPin, { body: { pin: '4826' } }))).status).toBe(429);
    // Another visitor behind the same network address.
    const { pass: another } = await by()(enterSharedPin, { body: { pin: ' 48-26\u00a0', visitor: 'another-visitor' } });
    expect(await by(another)(getShared, {})).toMatchObject({ needsPin: false });
    expect(await by(pass)(getShared, {})).toMatchObject({ needsPin: false });
  }),

  caseOf(listSharedImages, 'shows a page of proofs', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const { by } = await linked(portal, owner);
    const { items, total } = await by()(listSharedImages, { query: { offset: 1, limit: 1 } });
    expect(total).toBe(3);
    expect(items).toMatchObject([
      { id: ids[1], kind: 'original', originalId: ids[1], name: 'IMG_2.jpg', isFavourite: false, remark: null },
    ]);
    expect(await portal.serves(items[0]?.src ?? '')).toBe(true);
    expect(await portal.serves(items[0]?.thumb ?? '')).toBe(true);
  }),

  caseOf(
    listSharedImages,
    'shows a retoucher what clients have chosen and sent, with their remarks, and never what is retouched',
    async (portal) => {
      const { owner, ids } = await withPhotos(portal);
      const [first = 0, second = 0] = ids;
      const [one, two] = [await linked(portal, owner), await linked(portal, owner)];
      const retoucher = (await linked(portal, owner, { role: 'retoucher', shows: 'retouched' })).by();
      const shown = async () => (await retoucher(listSharedImages, { query: { offset: 0, limit: 10 } })).items;
      await write(one.by(), first, 'Светлее');
      await write(two.by(), first, 'И теплее');
      expect((await shown()).map(({ id, remark }) => [id, remark])).toEqual(ids.map((id) => [id, null]));
      for (const { by } of [one, two]) {
        await by()(setSharedFavourite, { params: { imageId: first }, body: { favourite: true } });
        await by()(closeSharedChoice, {});
      }
      expect(await shown()).toMatchObject([{ id: first, kind: 'original', isFavourite: false, remark: 'Светлее\nИ теплее' }]);
      expect(await retoucher(getShared, {})).toMatchObject({ role: 'retoucher', count: 1, retouchedCount: 0, favouriteCount: 0 });
      const foreign = refusalOf(retoucher(downloadShared, { query: { ids: [second] } }));
      expect(await foreign).toEqual({ status: 404, message: shareSentences.imageNotShown, errors: {} });
    },
  ),

  caseOf(setSharedFavourite, 'chooses up to the limit', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const { by, params } = await linked(portal, owner, { choiceLimit: 2 });
    const [first = 0, second = 0, third = 0] = ids;
    const choose = (imageId: number, favourite = true) => by()(setSharedFavourite, { params: { imageId }, body: { favourite } });
    expect(await choose(first)).toEqual({ favouriteCount: 1 });
    expect(await choose(first)).toEqual({ favouriteCount: 1 });
    expect(await choose(second)).toEqual({ favouriteCount: 2 });
    expect(await refusalOf(choose(third))).toEqual(full);
    expect(await choose(first, false)).toEqual({ favouriteCount: 1 });
    expect(await choose(third)).toEqual({ favouriteCount: 2 });
    expect(await refusalOf(choose(99_999_999))).toEqual({ status: 404, message: shareSentences.imageNotShown, errors: {} });
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ favourites: [second, third], closedAt: null });
    const retoucher = await linked(portal, owner, { role: 'retoucher' });
    const foreign = retoucher.by()(setSharedFavourite, { params: { imageId: first }, body: { favourite: true } });
    expect(await refusalOf(foreign)).toEqual({ status: 403, message: shareSentences.clientOnly, errors: {} });
  }),

  caseOf(setSharedFavourite, 'counts only photos that the share shows, and hearts that come back', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const [first = 0, second = 0, third = 0] = ids;
    const [group, aside] = await owner.call(createGroups, { params: { id: owner.project }, body: { names: ['1А', '1Б'] } });
    const put = (imageIds: number[], groupId: number | null) =>
      owner.call(putIntoGroup, { params: { id: owner.project }, body: { imageIds, groupId } });
    await put(ids, group?.id ?? 0);
    const { by, params } = await linked(portal, owner, { choiceLimit: 2, groupId: group?.id ?? 0 });
    const choose = (imageId: number, favourite = true) => by()(setSharedFavourite, { params: { imageId }, body: { favourite } });
    const counted = async () => {
      const [share] = await owner.call(listShares, { params: { id: owner.project } });
      return [(await by()(getShared, {})).favouriteCount, share?.favouriteCount, share?.remarkCount];
    };
    await write(by(), first, 'Светлее');
    await choose(first);
    await choose(second);
    expect(await counted()).toEqual([2, 2, 1]);
    await owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds: [first], hidden: true } });
    await put([second], aside?.id ?? 0);
    expect(await counted()).toEqual([0, 0, 0]);
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ favourites: [], remarks: [] });
    expect(await refusalOf(by()(closeSharedChoice, {}))).toMatchObject({ status: 422, message: shareSentences.choiceEmpty });
    expect(await choose(third)).toEqual({ favouriteCount: 1 });
    await owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds: [first], hidden: false } });
    await put([second], group?.id ?? 0);
    expect(await counted()).toEqual([3, 3, 1]);
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ favourites: ids, remarks: [{ imageId: first }] });
    expect(await refusalOf(by()(closeSharedChoice, {}))).toMatchObject({ status: 422, message: shareSentences.choiceOver });
    expect(await choose(third, false)).toEqual({ favouriteCount: 2 });
    expect((await by()(closeSharedChoice, {})).choiceClosedAt).not.toBeNull();
  }),

  caseOf(setSharedRemark, 'writes plain text, and takes it away', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const { by, params } = await linked(portal, owner);
    const [imageId = 0] = ids;
    const remark = (text: string) => write(by(), imageId, text);
    expect(await remark(' <b>Светлее</b> ')).toEqual({ remark: '<b>Светлее</b>' });
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ remarks: [{ imageId, text: '<b>Светлее</b>' }] });
    expect((await by()(listSharedImages, { query: { offset: 0, limit: 1 } })).items).toMatchObject([{ remark: '<b>Светлее</b>' }]);
    expect(await remark('')).toEqual({ remark: null });
    expect(await owner.call(getShareChoice, { params })).toMatchObject({ remarks: [] });
  }),

  caseOf(getShareChoice, 'is empty at first, and not another photographer’s', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { params } = await linked(portal, owner);
    expect(await owner.call(getShareChoice, { params })).toEqual({
      favourites: [],
      remarks: [],
      closedAt: null,
      signedOffAt: null,
      wasSent: false,
    });
    const stranger = await withProject(portal);
    expect((await refusalOf(stranger.call(getShareChoice, { params }))).status).toBe(404);
  }),

  caseOf(closeSharedChoice, 'closes the choice once, until it is opened again', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const { by, params } = await linked(portal, owner);
    const [imageId = 0] = ids;
    const choose = () => by()(setSharedFavourite, { params: { imageId }, body: { favourite: true } });
    expect(await refusalOf(by()(closeSharedChoice, {}))).toEqual({ status: 422, message: shareSentences.choiceEmpty, errors: {} });
    await choose();
    expect((await by()(closeSharedChoice, {})).choiceClosedAt).not.toBeNull();
    expect(await refusalOf(by()(closeSharedChoice, {}))).toEqual(closed);
    expect(await refusalOf(choose())).toEqual(closed);
    expect(await owner.call(updateShare, { params, body: { isChoiceClosed: false } })).toMatchObject({ choiceClosedAt: null });
    expect(await choose()).toEqual({ favouriteCount: 1 });
  }),

  caseOf(signOffShared, 'waits for retouched photos', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { by } = await linked(portal, owner);
    expect(await refusalOf(by()(signOffShared, { body: { shownDigest: '' } }))).toEqual({
      status: 422,
      message: shareSentences.nothingToDownload,
      errors: {},
    });
  }),

  caseOf(downloadShared, 'gives a client no originals, and nothing where it is not allowed', async (portal) => {
    const { owner } = await withPhotos(portal);
    const [open, shut] = [await linked(portal, owner), await linked(portal, owner, { canDownload: false })];
    const retoucher = await linked(portal, owner, { role: 'retoucher' });
    expect((await refusalOf(open.by()(downloadShared, { query: {} }))).status).toBe(404);
    expect(await refusalOf(shut.by()(downloadShared, { query: {} }))).toMatchObject({
      status: 403,
      message: shareSentences.downloadsClosed,
    });
    expect((await retoucher.by()(downloadShared, { query: {} })).name).toBe('Выпускной 11 «А».zip');
  }),

  caseOf(sendRetouched, 'brings an archive and loose photos back, and reports them', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { by, params } = await linked(portal, owner, { role: 'retoucher' });
    const archive = await zipOf({ 'IMG_1.jpg': await someFile(), 'лишний.jpg': await someFile() });
    const files = [archive, await someFile('IMG_2.jpg'), new File(['текст'], 'Смета.txt')];
    expect(await by()(sendRetouched, { body: { files } })).toEqual({
      matched: ['IMG_1.jpg', 'IMG_2.jpg'],
      withoutOriginal: ['лишний.jpg'],
      unchanged: [],
      ambiguous: [],
      refused: [{ name: 'Смета.txt', reason: sentences.entryFormat }],
      joined: ['IMG_1.jpg', 'IMG_2.jpg'].map((name) => ({ name, by: 'name', group: null })),
      held: [],
      missing: ['IMG_3.jpg'],
      total: { originals: 3, matched: 2 },
    });
    expect((await by()(sendRetouched, { body: { files: [archive] } })).unchanged.toSorted()).toEqual(['IMG_1.jpg', 'лишний.jpg']);
    expect((await retouchedOf(owner)).map(({ name }) => name)).toEqual(['лишний.jpg', 'IMG_1.jpg', 'IMG_2.jpg']);
    await by()(sendRetouched, { body: { files: [await someFile('IMG_3.jpg')] } });
    const { items } = await owner.call(getShareHistory, { params, query: { offset: 0, limit: 10 } });
    expect(items.map(({ kind, count }) => [kind, count])).toEqual([
      ['uploaded', 4],
      ['created', null],
    ]);
  }),

  caseOf(sendRetouched, 'refuses who is no retoucher, and what cannot be read', async (portal) => {
    const { owner } = await withPhotos(portal);
    const [client, retoucher] = [await linked(portal, owner), await linked(portal, owner, { role: 'retoucher' })];
    const sent = (who: typeof client, ...files: Blob[]) => refusalOf(who.by()(sendRetouched, { body: { files } }));
    const archive = await zipOf({ 'IMG_1.jpg': await someFile() });
    expect(await sent(client, archive)).toEqual({ status: 403, message: sendSentences.retoucherOnly, errors: {} });
    expect(await sent(retoucher)).toEqual(wrong(sendSentences.filesMissing));
    expect(await sent(retoucher, new File([], 'IMG_1.jpg'))).toEqual(wrong(sendSentences.fileEmpty));
    expect(await sent(retoucher, archive, archive)).toEqual(wrong(sentences.zipOneFile));
    expect(await sent(retoucher, new File(['no'], 'готово.zip'))).toEqual(wrong(sentences.zipNotZip, 'zip_file'));
    expect(await sent(retoucher, archive.slice(0, 60))).toEqual(wrong(sentences.zipBroken, 'zip_file'));
    expect(await retouchedOf(owner)).toEqual([]);
  }),

  caseOf(getShareHistory, 'tells what happened, the newest first', async (portal) => {
    const { owner } = await withPhotos(portal);
    const { by, params } = await linked(portal, owner);
    await by()(getShared, {});
    await by()(getShared, {});
    await owner.call(endShare, { params });
    const history = (offset: number, limit: number) => owner.call(getShareHistory, { params, query: { offset, limit } });
    expect((await history(0, 10)).items.map(({ kind }) => kind)).toEqual(['ended', 'opened', 'created']);
    expect(await history(1, 1)).toMatchObject({ items: [{ kind: 'opened' }], total: 3 });
  }),

  caseOf(hideFromShares, 'takes photos out of all shares, and puts them back', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const { by } = await linked(portal, owner);
    const hide = (imageIds: number[], hidden: boolean) =>
      owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds, hidden } });
    const shown = async () => (await by()(listSharedImages, { query: { offset: 0, limit: 10 } })).items.map(({ id }) => id);
    const stranger = await withPhotos(portal);
    expect(await hide([...ids.slice(0, 2), ...stranger.ids], true)).toEqual({
      favourites: [],
      remarks: [],
      hidden: ids.slice(0, 2),
      fixes: [],
    });
    expect(await shown()).toEqual(ids.slice(2));
    expect(await hide(ids, false)).toEqual({ favourites: [], remarks: [], hidden: [], fixes: [] });
    expect(await shown()).toEqual(ids);
    expect(
      (await refusalOf(stranger.owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds: ids, hidden: true } })))
        .status,
    ).toBe(404);
  }),

  caseOf(getClientMarks, 'joins what clients chose and remarked, without what is hidden', async (portal) => {
    const { owner, ids } = await withPhotos(portal);
    const [first = 0, second = 0, third = 0] = ids;
    const marks = () => owner.call(getClientMarks, { params: { id: owner.project } });
    expect(await marks()).toEqual({ favourites: [], remarks: [], hidden: [], fixes: [] });
    const [one, two] = [await linked(portal, owner), await linked(portal, owner, { shows: 'originals' })];
    const choose = ({ by }: typeof one, imageId: number) => by()(setSharedFavourite, { params: { imageId }, body: { favourite: true } });
    await choose(two, third);
    await choose(one, third);
    await choose(one, second);
    await write(two.by(), first, 'Темнее');
    await write(one.by(), first, 'Светлее');
    expect(await marks()).toMatchObject({
      favourites: [second, third],
      remarks: [
        { imageId: first, text: 'Светлее' },
        { imageId: first, text: 'Темнее' },
      ],
      hidden: [],
      fixes: [],
    });
    await owner.call(hideFromShares, { params: { id: owner.project }, body: { imageIds: [first, third], hidden: true } });
    expect(await marks()).toEqual({ favourites: [second], remarks: [], hidden: [first, third], fixes: [] });
  }),
];
