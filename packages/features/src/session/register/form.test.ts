import { describe, expect, it } from 'vitest';
import { emptyRegistration, registerForm, type RegisterVariant, toRegistration } from './form.ts';

const anna = {
  ...emptyRegistration,
  firstName: 'Анна',
  lastName: 'Воскресенская',
  fullName: 'Анна Воскресенская',
  city: 'Екатеринбург',
  email: 'anna@photo.example',
  password: 'secret',
  passwordConfirmation: 'secret',
  acceptTerms: true,
};

/** First message by field. */
function judge(variant: RegisterVariant, change: Partial<typeof anna>): Record<string, string> {
  const { error } = registerForm(variant).safeParse({ ...anna, ...change });
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
}

describe('registration with two names', () => {
  it.each([
    [{}, {}],
    [{ firstName: '  ' }, { firstName: 'Введите имя' }],
    [{ lastName: '' }, { lastName: 'Введите фамилию' }],
    [{ firstName: 'а'.repeat(255) }, {}],
    [{ firstName: 'а'.repeat(256) }, { firstName: 'Не больше 255 символов' }],
    [{ lastName: 'а'.repeat(256) }, { lastName: 'Не больше 255 символов' }],
    [{ email: '' }, { email: 'Введите email' }],
    [{ email: 'abc' }, { email: 'Введите корректный email' }],
    [{ email: ' Anna@Photo.example ' }, {}],
    [{ password: '', passwordConfirmation: '' }, { password: 'Введите пароль' }],
    [{ password: '12345', passwordConfirmation: '12345' }, { password: 'Не меньше 6 символов' }],
    [{ passwordConfirmation: 'secret2' }, { passwordConfirmation: 'Пароли не совпадают' }],
    [{ acceptTerms: false }, { acceptTerms: 'Нужно принять условия использования' }],
    [{ fullName: '', city: '' }, {}],
  ])('%j', (change, messages) => {
    expect(judge('names', change)).toEqual(messages);
  });

  it('reports everything that is wrong at once', () => {
    expect(Object.keys(judge('names', { firstName: '', email: 'abc', passwordConfirmation: 'x', acceptTerms: false })).toSorted()).toEqual([
      'acceptTerms',
      'email',
      'firstName',
      'passwordConfirmation',
    ]);
  });

  it('sends the names and no city', () => {
    expect(toRegistration(anna, 'names')).toMatchObject({ firstName: 'Анна', lastName: 'Воскресенская', city: null });
  });
});

describe('registration with a full name', () => {
  it.each([
    [{ firstName: '', lastName: '' }, {}],
    [{ fullName: '' }, { fullName: 'Введите имя и фамилию' }],
    [{ fullName: 'Анна' }, { fullName: 'Введите имя и фамилию' }],
    [{ city: '' }, { city: 'Укажите город' }],
    [{ city: 'а'.repeat(101) }, { city: 'Не больше 100 символов' }],
  ])('%j', (change, messages) => {
    expect(judge('full', change)).toEqual(messages);
  });

  it('splits the name at its first space', () => {
    const sent = toRegistration({ ...anna, fullName: ' Анна  Мария Воскресенская ' }, 'full');
    expect(sent).toMatchObject({ firstName: 'Анна', lastName: 'Мария Воскресенская', city: 'Екатеринбург' });
  });
});
