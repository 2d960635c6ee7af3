/* oxlint-disable vitest/no-standalone-expect -- conformance.test.ts runs every case inside a test */
import {
  forgotPassword,
  getMe,
  getProfile,
  limits,
  login,
  logout,
  register,
  resetPassword,
  sentences,
  updateProfile,
  verifyToken,
} from '@portal/api';
import { expect } from 'vitest';
import { newcomer, someCard } from '../newcomer.ts';
import { type Case, caseOf, type Portal } from '../portal.ts';
import { refusalOf } from '../refusal-of.ts';

const expired = { status: 401, message: sentences.sessionExpired, errors: {} };
const account = {
  password: 'secret-word',
  passwordConfirmation: 'secret-word',
  firstName: 'Вера',
  lastName: 'Орлова',
  city: null,
  acceptTerms: true,
};

/** Requests a new password and reads the email. */
async function recover(portal: Portal, email: string): Promise<string> {
  await portal.client()(forgotPassword, { body: { email } });
  return portal.resetTokenOf(email);
}

export const session: readonly Case[] = [
  caseOf(register, 'opens an account and signs in', async (portal) => {
    const { token, user, message } = await portal.client()(register, { body: { ...account, email: ' Vera@Conformance.Example ' } });
    expect(token).toMatch(/^[\w-]+$/);
    expect(message).toBeNull();
    expect(user).toEqual({
      id: expect.any(Number),
      email: 'vera@conformance.example',
      firstName: 'Вера',
      lastName: 'Орлова',
      avatar: null,
    });
  }),

  caseOf(register, 'accepts one full name with a city as well', async (portal) => {
    const json = { full_name: 'Вера Орлова', city: 'Торжок', email: 'full@conformance.example', accept_terms: true };
    const { status, body } = await portal.send('POST', '/api/auth/register', {
      json: { ...json, password: 'secret-word', password_confirmation: 'secret-word' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { user: { first_name: 'Вера', last_name: 'Орлова', profile: { first_name: 'Вера' } } },
    });
    const { token } = (body as { data: { token: string } }).data;
    expect(await portal.client(token)(getProfile, {})).toMatchObject({ firstName: 'Вера', lastName: 'Орлова', city: 'Торжок' });
  }),

  caseOf(register, 'refuses an address that is taken, however it is written', async (portal) => {
    const { email } = await newcomer(portal);
    const refused = await refusalOf(portal.client()(register, { body: { ...account, email: email.toUpperCase() } }));
    expect(refused).toEqual({ status: 422, message: sentences.emailTaken, errors: { email: [sentences.emailTaken] } });
  }),

  caseOf(register, 'refuses a password that everybody knows', async (portal) => {
    for (const password of ['Qwerty', '        ']) {
      const known = { password, passwordConfirmation: password, email: 'known@conformance.example' };
      const refused = await refusalOf(portal.client()(register, { body: { ...account, ...known } }));
      expect(refused).toEqual({ status: 422, message: sentences.passwordCommon, errors: { password: [sentences.passwordCommon] } });
    }
  }),

  caseOf(register, 'names every field that does not fit', async (portal) => {
    expect(await portal.send('POST', '/api/auth/register', { json: { email: 'vera', password: '12345', accept_terms: false } })).toEqual({
      status: 422,
      body: {
        success: false,
        message: sentences.invalid,
        errors: {
          email: [sentences.emailInvalid],
          password: [sentences.passwordMin],
          password_confirmation: [sentences.passwordsDiffer],
          accept_terms: [sentences.termsRequired],
        },
      },
    });
  }),

  caseOf(login, 'opens another session of the same account', async (portal) => {
    const { email, password, session: first } = await newcomer(portal);
    const second = await portal.client()(login, { body: { email: ` ${email.toUpperCase()}`, password } });
    expect(second).toEqual({ ...first, token: expect.any(String) });
    expect(second.token).not.toBe(first.token);
  }),

  caseOf(login, 'answers a wrong password and an unknown address alike', async (portal) => {
    const { email, password } = await newcomer(portal);
    const wrong = { status: 401, message: sentences.wrongCredentials, errors: {} };
    expect(await refusalOf(portal.client()(login, { body: { email, password: `${password}!` } }))).toEqual(wrong);
    expect(await refusalOf(portal.client()(login, { body: { email: 'nobody@conformance.example', password } }))).toEqual(wrong);
  }),

  caseOf(getMe, 'returns the owner of the token, with the current name', async (portal) => {
    const { call, session: opened } = await newcomer(portal);
    expect(await call(getMe, {})).toEqual(opened.user);
    await call(updateProfile, { body: someCard });
    expect(await call(getMe, {})).toEqual({ ...opened.user, firstName: 'Вера', lastName: 'Орлова' });
  }),

  caseOf(getMe, 'refuses a forged token', async (portal) => {
    expect(await refusalOf(portal.client('a'.repeat(43))(getMe, {}))).toEqual(expired);
  }),

  caseOf(getMe, 'refuses a token after a day', async (portal) => {
    const { call } = await newcomer(portal);
    portal.advance(limits.sessionSeconds - 1);
    await call(getMe, {});
    portal.advance(1);
    expect(await refusalOf(call(getMe, {}))).toEqual(expired);
  }),

  caseOf(logout, 'ends this session and no other', async (portal) => {
    const { call, email, password } = await newcomer(portal);
    const { token } = await portal.client()(login, { body: { email, password } });
    expect(await call(logout, {})).toEqual({ message: sentences.done });
    expect(await refusalOf(call(getMe, {}))).toEqual(expired);
    expect(await portal.client(token)(getMe, {})).toMatchObject({ email });
  }),

  caseOf(forgotPassword, 'answers the same for every address', async (portal) => {
    const { email } = await newcomer(portal);
    for (const one of [email, 'nobody@conformance.example']) {
      expect(await portal.client()(forgotPassword, { body: { email: one } })).toEqual({ message: sentences.resetSent });
    }
  }),

  caseOf(verifyToken, 'knows a fresh link for an hour', async (portal) => {
    const { email } = await newcomer(portal);
    const token = await recover(portal, email);
    expect(await portal.client()(verifyToken, { body: { token } })).toEqual({ message: sentences.done });
    portal.advance(limits.resetSeconds);
    const wrong = { status: 422, message: sentences.wrongResetToken, errors: { token: [sentences.wrongResetToken] } };
    expect(await refusalOf(portal.client()(verifyToken, { body: { token } }))).toEqual(wrong);
    expect(await refusalOf(portal.client()(verifyToken, { body: { token: 'forged' } }))).toEqual(wrong);
  }),

  caseOf(resetPassword, 'changes the password once and ends every session', async (portal) => {
    const { call, email, password } = await newcomer(portal);
    const [older, token] = [await recover(portal, email), await recover(portal, email)];
    const body = { token, password: 'another-word' };
    expect(await portal.client()(resetPassword, { body })).toEqual({ message: sentences.passwordChanged });
    expect(await refusalOf(call(getMe, {}))).toEqual(expired);
    expect(await refusalOf(portal.client()(login, { body: { email, password } }))).toMatchObject({ status: 401 });
    expect(await portal.client()(login, { body: { email, password: 'another-word' } })).toMatchObject({ user: { email } });
    const spent = { status: 422, message: sentences.wrongResetToken, errors: { token: [sentences.wrongResetToken] } };
    expect(await refusalOf(portal.client()(resetPassword, { body }))).toEqual(spent);
    expect(await refusalOf(portal.client()(verifyToken, { body: { token: older } }))).toEqual(spent);
  }),

  caseOf(resetPassword, 'refuses a password that everybody knows and leaves the link alive', async (portal) => {
    const { email } = await newcomer(portal);
    const token = await recover(portal, email);
    const refused = await refusalOf(portal.client()(resetPassword, { body: { token, password: '123456' } }));
    expect(refused).toEqual({ status: 422, message: sentences.passwordCommon, errors: { password: [sentences.passwordCommon] } });
    await portal.client()(verifyToken, { body: { token } });
  }),
];
