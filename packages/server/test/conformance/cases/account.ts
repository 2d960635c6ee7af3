/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  createPortfolioWithPhotos,
  deleteAccount,
  getMe,
  getPhotographer,
  login,
  sentences,
  updateProfile,
  uploadAvatar,
} from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { photoFile } from '../photo-file.ts';
import { type Case, caseOf } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

export const account: readonly Case[] = [
  caseOf(deleteAccount, 'deletes the card, the images and every session', async (portal) => {
    const { call, session, email, password } = await newcomer(portal);
    const { token: other } = await portal.client()(login, { body: { email, password } });
    await call(updateProfile, { body: someCard });
    const { url: avatar } = await call(uploadAvatar, { body: { file: await photoFile() } });
    const files = [await photoFile('anna-a.jpg')];
    const body = { title: 'Школа', description: null, specializationId: 4, isFeatured: false, files };
    const { photos } = await call(createPortfolioWithPhotos, { body });

    expect(await call(deleteAccount, { body: { password } })).toEqual({ message: sentences.accountDeleted });
    for (const token of [session.token, other]) expect(await refusalOf(portal.client(token)(getMe, {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(portal.client()(login, { body: { email, password } }))).toMatchObject({ message: sentences.wrongCredentials });
    const visit = portal.client()(getPhotographer, { params: { id: session.user.id } });
    expect(await refusalOf(visit)).toMatchObject({ status: 404 });
    for (const url of [avatar, ...photos.flatMap((photo) => [photo.url, photo.thumbnail])]) {
      await expect.poll(() => portal.serves(url)).toBe(false);
    }
  }),

  caseOf(deleteAccount, 'requires the right password, and changes nothing without it', async (portal) => {
    const { call, session } = await newcomer(portal);
    const refused = { status: 422, message: sentences.passwordWrong, errors: { password: [sentences.passwordWrong] } };
    expect(await refusalOf(call(deleteAccount, { body: { password: 'not-mine-at-all' } }))).toEqual(refused);
    const { status, body } = await portal.send('DELETE', '/api/photographer/account', { token: session.token, json: {} });
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: { password: [sentences.passwordRequired] } } });
    expect(await call(getMe, {})).toEqual(session.user);
  }),
];
