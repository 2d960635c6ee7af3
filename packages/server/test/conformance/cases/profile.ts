/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  addPhotos,
  createPortfolio,
  getMe,
  getPhotographer,
  getProfile,
  limits,
  listActivity,
  listCategories,
  listSocialNetworks,
  listSpecializations,
  sentences,
  socialNetworks,
  updateProfile,
  removeAvatar,
  uploadAvatar,
} from '@portal/api';
import { specializations } from '@portal/mocks/seed';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { photoFile } from '../photo-file.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';
import { soon } from '../../support/soon.ts';

const empty = { city: null, bio: null, email: null, phone: null, hourlyRate: null, minProductPrice: null, avatar: null };

export const profile: readonly Case[] = [
  caseOf(listActivity, 'counts by weeks what others have opened, not the caller’s visits, and what was uploaded', async (portal) => {
    const { call, session } = await newcomer(portal);
    const { id } = session.user;
    const before = await call(listActivity, {});
    expect(before).toHaveLength(limits.activityWeeks);
    expect(before.every(({ views, uploads }) => views === 0 && uploads === 0)).toBe(true);
    expect(before.map(({ week }) => week)).toEqual(before.map(({ week }) => week).toSorted());
    await call(updateProfile, { body: someCard });
    const visitor = await newcomer(portal);
    await call(getPhotographer, { params: { id } });
    await portal.client()(getPhotographer, { params: { id } });
    await visitor.call(getPhotographer, { params: { id } });
    await soon(async () => expect((await call(listActivity, {})).at(-1)).toEqual({ ...before.at(-1), views: 2 }));
    const portfolio = await call(createPortfolio, { body: { title: 'Школа', description: null, specializationId: 1 } });
    const photos = { portfolioId: portfolio.id, title: null, specializationId: null, files: [await photoFile(), await photoFile()] };
    await call(addPhotos, { params: { id: portfolio.id }, body: photos });
    expect((await call(listActivity, {})).at(-1)).toEqual({ ...before.at(-1), views: 2, uploads: 1 });
    expect(await visitor.call(listActivity, {})).toEqual(before);
  }),

  caseOf(getProfile, 'begins with an empty card', async (portal) => {
    const { call, session } = await newcomer(portal);
    const { id, firstName, lastName } = session.user;
    expect(await call(getProfile, {})).toEqual({
      ...empty,
      id,
      firstName,
      lastName,
      socialLinks: [],
      categories: [],
      available: true,
      version: expect.any(String),
    });
  }),

  caseOf(updateProfile, 'saves the card, tidies what was typed and answers what it stored', async (portal) => {
    const { call, session } = await newcomer(portal);
    const typed = {
      ...someCard,
      firstName: ' Вера ',
      email: ' Vera@Photo.Example ',
      phone: '8 (900) 123-45-67',
      minProductPrice: 0,
      socialLinks: [
        { networkId: 3, username: 'older' },
        { networkId: 2, username: 'https://vk.com/vera.photo' },
        { networkId: 3, username: '@vera' },
        { networkId: 1, username: '' },
      ],
      categories: [4, 1, 4],
    };
    const saved = await call(updateProfile, { body: typed });
    expect(saved).toEqual({
      ...someCard,
      version: expect.any(String),
      id: session.user.id,
      avatar: null,
      available: true,
      email: 'vera@photo.example',
      phone: '+79001234567',
      minProductPrice: 0,
      socialLinks: [
        { networkId: 3, type: 'telegram', name: 'Telegram', url: 'https://t.me/vera', username: 'vera' },
        { networkId: 2, type: 'vk', name: 'ВКонтакте', url: 'https://vk.com/vera.photo', username: 'vera.photo' },
      ],
      categories: [4, 1],
    });
    expect(await call(getProfile, {})).toEqual(saved);
  }),

  caseOf(updateProfile, 'accepts the body of the editor as well', async (portal) => {
    const { session } = await newcomer(portal);
    const json = { firstName: 'Вера', lastName: 'Орлова', city: 'Торжок', bio: 'Снимаю', hourlyRate: 900, minProductPrice: null };
    const more = { socialLinks: [{ id: 2, username: 'vera' }], specializations: [4] };
    const { status, body } = await portal.send('PUT', '/api/photographer/profile', { token: session.token, json: { ...json, ...more } });
    expect(status).toBe(200);
    const saved = {
      first_name: 'Вера',
      full_name: 'Вера Орлова',
      hourly_rate: 900,
      categories: [4],
      social_links: [{ id: 2, username: 'vera' }],
    };
    expect(body).toMatchObject({ success: true, data: saved });
  }),

  caseOf(updateProfile, 'names every field that does not fit, and changes nothing', async (portal) => {
    const { call, session } = await newcomer(portal);
    const before = await call(getProfile, {});
    const json = { first_name: ' ', last_name: 'Орлова', city: '', bio: 'я'.repeat(1001), hourly_rate: 0, phone: '123', categories: [] };
    expect(await portal.send('PUT', '/api/photographer/profile', { token: session.token, json })).toEqual({
      status: 422,
      body: {
        success: false,
        message: sentences.invalid,
        errors: {
          first_name: [sentences.firstNameRequired],
          city: [sentences.cityRequired],
          bio: [sentences.bioLength],
          phone: [sentences.phoneInvalid],
          hourly_rate: [sentences.rateMin],
          categories: [sentences['categories.validation.required']],
        },
      },
    });
    expect(await call(getProfile, {})).toEqual(before);
  }),

  caseOf(updateProfile, 'stores a pasted address unchanged, or refuses it', async (portal) => {
    const { call, session } = await newcomer(portal);
    const socialLinks = [
      { networkId: 4, username: 'https://www.youtube.com/channel/UCabc-123_x' },
      { networkId: 3, username: 'https://t.me/+AbCdEf-123' },
      { networkId: 5, username: 'https://m.facebook.com/profile.php?id=100012345&mibextid=x' },
    ];
    const saved = await call(updateProfile, { body: { ...someCard, socialLinks } });
    expect(saved.socialLinks.map(({ url }) => url)).toEqual([
      'https://www.youtube.com/channel/UCabc-123_x',
      'https://t.me/+AbCdEf-123',
      'https://www.facebook.com/profile.php?id=100012345',
    ]);
    expect(await call(updateProfile, { body: { city: 'Тверь' } })).toEqual({ ...saved, city: 'Тверь', version: expect.any(String) });
    const { body: card } = await portal.send('GET', '/api/photographer/profile', { token: session.token });
    const json = { ...(card as { data: object }).data, social_links: [{ id: 1, username: 'https://vk.com/anna' }] };
    expect(await portal.send('PUT', '/api/photographer/profile', { token: session.token, json })).toMatchObject({
      status: 422,
      body: { errors: { 'social_links.0.username': [sentences.linkForeign] } },
    });
    expect(await call(getProfile, {})).toEqual({ ...saved, city: 'Тверь', version: expect.any(String) });
  }),

  caseOf(updateProfile, 'leaves what is not sent, and misses what nobody has filled in', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await refusalOf(call(updateProfile, { body: { city: 'Торжок' } }))).toMatchObject({
      status: 422,
      errors: { bio: [sentences.bioRequired], categories: [sentences['categories.validation.required']] },
    });
    const saved = await call(updateProfile, { body: someCard });
    expect(await call(updateProfile, { body: { city: 'Тверь' } })).toEqual({ ...saved, city: 'Тверь', version: expect.any(String) });
  }),

  caseOf(updateProfile, 'refuses a specialization that does not exist', async (portal) => {
    const { call } = await newcomer(portal);
    const refused = await refusalOf(call(updateProfile, { body: { ...someCard, categories: [1, 999] } }));
    expect(refused).toEqual({ status: 422, message: sentences.invalid, errors: { categories: [sentences.categoryUnknown] } });
  }),

  caseOf(uploadAvatar, 'shows the image everywhere at once', async (portal) => {
    const { call, session } = await newcomer(portal);
    await call(updateProfile, { body: someCard });
    const { url } = await call(uploadAvatar, { body: { file: await photoFile('anna-a.jpg') } });
    expect(await portal.serves(url)).toBe(true);
    expect(await call(getProfile, {})).toMatchObject({ avatar: url });
    const shown = [await call(getMe, {}), await portal.client()(getPhotographer, { params: { id: session.user.id } })];
    for (const { avatar } of shown) expect(await portal.serves(avatar ?? '/nowhere')).toBe(true);
  }),

  caseOf(uploadAvatar, 'refuses what is no image, whatever it is called', async (portal) => {
    const { call } = await newcomer(portal);
    const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'avatar.jpg', { type: 'image/jpeg' });
    const refused = await refusalOf(call(uploadAvatar, { body: { file } }));
    expect(refused).toEqual({ status: 422, message: sentences.avatar_format, errors: { file: [sentences.avatar_format] } });
    expect(await call(getProfile, {})).toMatchObject({ avatar: null });
  }),

  caseOf(uploadAvatar, 'requires a file', async (portal) => {
    const { call, session } = await newcomer(portal);
    const refused = { status: 422, message: sentences.avatarMissing, errors: { file: [sentences.avatarMissing] } };
    expect(await refusalOf(call(uploadAvatar, { body: { file: new Blob([]) } }))).toEqual(refused);
    const form = new FormData();
    form.append('title', 'no file');
    expect(await portal.send('POST', '/api/photographer/avatar', { token: session.token, form })).toMatchObject({
      status: 422,
      body: { message: sentences.avatarMissing, errors: { file: [sentences.avatarMissing] } },
    });
  }),

  caseOf(
    removeAvatar,
    'takes the avatar from the card, the session and the directory, and its file away; none may be there',
    async (portal) => {
      const { call, session } = await newcomer(portal);
      await call(updateProfile, { body: someCard });
      const { url } = await call(uploadAvatar, { body: { file: await photoFile() } });
      for (let turn = 0; turn < 2; turn += 1) expect(await call(removeAvatar, {})).toEqual({ message: sentences.avatarRemoved });
      const shown = [
        await call(getProfile, {}),
        await call(getMe, {}),
        await portal.client()(getPhotographer, { params: { id: session.user.id } }),
      ];
      expect(shown.map(({ avatar }) => avatar)).toEqual([null, null, null]);
      await expect.poll(() => portal.serves(url)).toBe(false);
    },
  ),

  caseOf(listSpecializations, 'returns the reference list to everybody', async (portal) => {
    expect(await portal.client()(listSpecializations, {})).toEqual(specializations);
  }),

  caseOf(listCategories, 'returns the same list to photographers', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await call(listCategories, {})).toEqual(specializations);
  }),

  caseOf(listSocialNetworks, 'returns the networks with their addresses', async (portal) => {
    const { call } = await newcomer(portal);
    expect(await call(listSocialNetworks, {})).toEqual(socialNetworks);
  }),
];
