import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMe, limits, register as registerCall, sentences, termsVersion } from '@portal/api';
import { accountCalls, refusal } from '../../../test/support/account-calls.ts';
import { engines } from '../../../test/support/servers/engines.ts';
import { answerOf, openPortal, type Portal } from '../../../test/support/open-portal.ts';

/** Values that are no text, or none that a person can see. */
const nothings = [undefined, null, '', ' ', '\u200B\u2060', '\u00AD', '\u3164', 5, true, [], ['Анна'], {}];

describe.each(engines())('registration on %s', (engine) => {
  let portal: Portal;
  let email: string;
  let account: ReturnType<typeof accountCalls>;
  let count = 0;
  beforeAll(async () => {
    portal = await openPortal(engine);
  });
  afterAll(() => portal.close());
  beforeEach(() => {
    email = `anna-${++count}@test.example`;
    account = accountCalls(portal, email);
  });

  /** The message for each field. */
  const errorsOf = async (fields: Record<string, unknown>) => {
    const { status, body } = await account.register(fields);
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, message: sentences.invalid });
    return (body as { errors: unknown }).errors;
  };

  it('opens an account and a session at once', async () => {
    const { token, user } = answerOf(registerCall, await account.register());
    expect(user).toMatchObject({ email, firstName: 'Анна', lastName: 'Воскресенская', avatar: null });
    expect(answerOf(getMe, await account.me(token))).toEqual(user);
  });

  it('keeps which version of the terms was accepted, and when', async () => {
    await account.register();
    const [row] = await portal.ports.db
      .selectFrom('users')
      .select(['terms_version', 'terms_accepted_at'])
      .where('email', '=', email)
      .execute();
    expect(row).toEqual({ terms_version: termsVersion, terms_accepted_at: expect.any(Date) });
  });

  it('accepts one full name and a city as well', async () => {
    const { token } = answerOf(
      registerCall,
      await account.register({ first_name: undefined, last_name: undefined, full_name: 'Анна  Мария Б', city: 'Омск' }),
    );
    const { body } = await portal.ask('GET', '/api/photographer/profile', { token });
    expect(body).toMatchObject({ data: { first_name: 'Анна', last_name: 'Мария Б', city: 'Омск' } });
  });

  it('refuses a taken address in any spelling', async () => {
    await account.register();
    const taken = refusal(422, sentences.emailTaken, { email: [sentences.emailTaken] });
    expect(await account.register({ email: ` ${email.toUpperCase()} ` })).toMatchObject(taken);
  });

  it('accepts one of many registrations at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => account.register()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(7);
  });

  it.each(['12345678', 'QWERTY123', 'йцукенг', 'Diafragma', '        ', 'ЁЁЁЁЁЁЁЁ'])(
    'refuses the common password «%s»',
    async (password) => {
      const common = refusal(422, sentences.passwordCommon, { password: [sentences.passwordCommon] });
      expect(await account.register({ password, password_confirmation: password })).toMatchObject(common);
    },
  );

  it.each([
    ['first_name', sentences.firstNameRequired],
    ['last_name', sentences.lastNameRequired],
    ['email', sentences.emailRequired],
  ])('refuses a missing or empty %s', async (field, sentence) => {
    for (const value of nothings.filter((value) => field !== 'email' || typeof value !== 'string' || value.trim() === '')) {
      expect([value, await errorsOf({ [field]: value })]).toEqual([value, { [field]: [sentence] }]);
    }
  });

  it.each(['full_name', 'city'])('requires %s', async (field) => {
    const full = { first_name: undefined, last_name: undefined, full_name: 'Анна Орлова', city: 'Омск' };
    const sentence = field === 'city' ? sentences.cityRequired : sentences.fullNameRequired;
    for (const value of nothings.filter((value) => value !== undefined)) {
      expect([value, await errorsOf({ ...full, [field]: value })]).toEqual([value, { [field]: [sentence] }]);
    }
  });

  it.each([
    ['first_name', limits.nameLength, sentences.nameLength],
    ['last_name', limits.nameLength, sentences.nameLength],
    ['city', limits.cityLength, sentences.cityLength],
  ])('accepts %s up to its limit', async (field, max, sentence) => {
    expect((await account.register({ [field]: 'я'.repeat(max) })).status).toBe(200);
    expect(await errorsOf({ [field]: 'я'.repeat(max + 1) })).toEqual({ [field]: [sentence] });
  });

  it('stores a city whose lower case is longer than what was typed', async () => {
    expect((await account.register({ city: 'İ'.repeat(limits.cityLength) })).status).toBe(200);
  });

  it.each(['abc', '@', 'a@b', 'a b@c.ru', 'анна@почта.рф', 'a@b.ru\u0000', `${'a'.repeat(251)}@b.ru`])(
    'does not take %j for an address',
    async (typed) => {
      const { status, body } = await account.register({ email: typed });
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['email']]);
    },
  );

  it.each([limits.passwordMin, limits.passwordMax])('accepts a password of %i characters', async (length) => {
    const password = 'ж9'.repeat(length).slice(0, length);
    expect((await account.register({ password, password_confirmation: password })).status).toBe(200);
    expect((await account.login(password)).status).toBe(200);
  });

  it.each([
    [limits.passwordMin - 1, sentences.passwordMin],
    [limits.passwordMax + 1, sentences.passwordMax],
  ])('refuses a password of %i characters', async (length, sentence) => {
    const password = 'ж9'.repeat(length).slice(0, length);
    expect(await errorsOf({ password, password_confirmation: password })).toEqual({ password: [sentence] });
  });

  it('requires the terms accepted and the password repeated', async () => {
    for (const value of [false, undefined, null, 'true', 1, []]) {
      expect([value, await errorsOf({ accept_terms: value })]).toEqual([value, { accept_terms: [sentences.termsRequired] }]);
    }
    for (const value of ['gelaterie', '', undefined, null, 5, ['gelateria']]) {
      expect([value, await errorsOf({ password_confirmation: value })]).toEqual([
        value,
        { password_confirmation: [sentences.passwordsDiffer] },
      ]);
    }
  });

  it.each(['\u0000', 'Ан\u0000на', '\uD83D', 'Анна\uDE00'])('refuses the name %j, which no database can keep', async (name) => {
    expect(await errorsOf({ first_name: name })).toEqual({ first_name: [sentences.valueInvalid] });
  });

  it('ignores unknown fields', async () => {
    const { token } = answerOf(registerCall, await account.register({ id: 1, role: 'admin', rating: 5, available: false, avatar: '/x' }));
    const { body } = await portal.ask('GET', '/api/photographer/profile', { token });
    expect(body).toMatchObject({ data: { available: true, avatar: null } });
  });
});
