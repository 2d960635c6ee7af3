import { RequestError } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { camelCase, fieldMessages } from './useServerErrors.ts';

const refused = (errors: unknown) => RequestError.refused(422, { success: false, message: 'Проверьте поля', errors });
const all = () => true;
const toLinks = (field: string) => field.replace(/^social_links\.0\.username$/, 'links.vk');

describe('field messages of a refusal', () => {
  it('stand under the form’s names, the first message of each', () => {
    const error = refused({ first_name: ['Введите имя', 'Слишком длинно'], password_confirmation: 'Пароли не совпадают' });
    expect(fieldMessages(error, all)).toEqual([
      ['firstName', 'Введите имя'],
      ['passwordConfirmation', 'Пароли не совпадают'],
    ]);
  });

  it('leave out what the form does not have, and fields without a message', () => {
    const error = refused({ city: ['Укажите город'], email: [], first_name: ['Введите имя'] });
    expect(fieldMessages(error, (field) => field === 'firstName' || field === 'email')).toEqual([['firstName', 'Введите имя']]);
  });

  it('go where a form sends them', () => {
    expect(fieldMessages(refused({ 'social_links.0.username': ['Не то'] }), all, toLinks)).toEqual([['links.vk', 'Не то']]);
  });

  it.each([RequestError.timeout(), new Error('boom'), 'boom', null])('are none for %s', (error) => {
    expect(fieldMessages(error, all)).toEqual([]);
  });
});

it.each([
  ['first_name', 'firstName'],
  ['email', 'email'],
  ['min_product_price', 'minProductPrice'],
  ['address_2_line', 'address2Line'],
])('%s is %s in a form', (wire, form) => {
  expect(camelCase(wire)).toBe(form);
});
