/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  accountSentences,
  changePassword,
  createPortfolioWithPhotos,
  deleteAccount,
  endOtherSessions,
  endSession,
  getMe,
  getPhotographer,
  listSessions,
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

  caseOf(changePassword, 'ends the other sessions, and this one stays', async (portal) => {
    const { call, email, password } = await newcomer(portal);
    const { token: other } = await portal.client()(login, { body: { email, password } });
    const body = { currentPassword: password, password: 'stracciatella' };
    expect(await call(changePassword, { body })).toEqual({ message: accountSentences.passwordChanged });
    expect(await call(getMe, {})).toMatchObject({ email });
    expect(await refusalOf(portal.client(other)(getMe, {}))).toMatchObject({ status: 401 });
    expect(await refusalOf(portal.client()(login, { body: { email, password } }))).toMatchObject({ message: sentences.wrongCredentials });
    await portal.client()(login, { body: { email, password: 'stracciatella' } });
  }),

  caseOf(changePassword, 'requires the current password and an uncommon new one', async (portal) => {
    const { call, password } = await newcomer(portal);
    const wrong = { status: 422, message: sentences.passwordWrong, errors: { current_password: [sentences.passwordWrong] } };
    expect(await refusalOf(call(changePassword, { body: { currentPassword: 'not-mine', password: 'stracciatella' } }))).toEqual(wrong);
    const common = { status: 422, message: sentences.passwordCommon, errors: { password: [sentences.passwordCommon] } };
    expect(await refusalOf(call(changePassword, { body: { currentPassword: password, password: 'qwerty' } }))).toEqual(common);
  }),

  caseOf(listSessions, 'says where somebody is signed in, this session first', async (portal) => {
    const { call, email, password } = await newcomer(portal);
    const { token: other } = await portal.client()(login, { body: { email, password } });
    const session = { id: expect.any(Number), device: expect.any(String), lastUsedAt: expect.stringMatching(/^\d{4}-.*Z$/) };
    const sessions = await call(listSessions, {});
    expect(sessions).toEqual([
      { ...session, isCurrent: true },
      { ...session, isCurrent: false },
    ]);
    expect((await portal.client(other)(listSessions, {})).map(({ id }) => id)).toEqual(sessions.map(({ id }) => id).toReversed());
  }),

  caseOf(endSession, 'ends one of one’s own sessions alone', async (portal) => {
    const [{ call, email, password }, stranger] = [await newcomer(portal), await newcomer(portal)];
    const { token: other } = await portal.client()(login, { body: { email, password } });
    const id = (await call(listSessions, {}))[1]?.id ?? 0;
    const gone = { status: 404, message: accountSentences.sessionGone, errors: {} };
    expect(await refusalOf(stranger.call(endSession, { params: { id } }))).toEqual(gone);
    expect(await call(endSession, { params: { id } })).toEqual({ message: accountSentences.sessionEnded });
    expect(await refusalOf(call(endSession, { params: { id } }))).toEqual(gone);
    expect(await refusalOf(portal.client(other)(getMe, {}))).toMatchObject({ status: 401 });
    expect(await call(getMe, {})).toMatchObject({ email });
  }),

  caseOf(endOtherSessions, 'leaves this session alone', async (portal) => {
    const { call, email, password } = await newcomer(portal);
    const { token: other } = await portal.client()(login, { body: { email, password } });
    expect(await call(endOtherSessions, {})).toEqual({ message: accountSentences.othersEnded });
    expect(await refusalOf(portal.client(other)(getMe, {}))).toMatchObject({ status: 401 });
    expect(await call(listSessions, {})).toMatchObject([{ isCurrent: true }]);
  }),
];
