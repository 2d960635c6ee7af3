import { expect, test } from 'vitest';
import { deleteAccount } from '../session/account.ts';
import { readRequest } from '../contract/read-request.ts';
import { createEducation } from '../reference/education.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { Refusal } from '../contract/refusal.ts';
import { sentences } from '../contract/sentences.ts';
import { saveSettings, setAvailability } from './settings.ts';

function read(endpoint: Endpoint, body: unknown): unknown {
  try {
    return readRequest(endpoint, { params: {}, query: {}, body }).body;
  } catch (error) {
    if (error instanceof Refusal) return error.errors;
    throw error;
  }
}

test.each([setAvailability, saveSettings])('$name holds the one flag and nothing else', (endpoint) => {
  expect(read(endpoint, { available: false, showInCatalog: true })).toEqual({ available: false });
  expect(read(endpoint, { available: 'false' })).toEqual({ available: [sentences.valueInvalid] });
});

test('deleting the account wants the password as it is', () => {
  expect(read(deleteAccount, { password: ' secret ' })).toEqual({ password: ' secret ' });
  expect(read(deleteAccount, {})).toEqual({ password: [sentences.passwordRequired] });
});

const entry = { title: 'Свет', description: null, price: null, image: null };

test.each<[sent: object, reported: object]>([
  [{ title: ' Свет ' }, entry],
  [
    { title: 'Свет', description: '', price: 0, image: '/photo.jpg' },
    { ...entry, price: 0, image: '/photo.jpg' },
  ],
  [
    { title: 'Свет', image: 'https://photo.example/a.jpg' },
    { ...entry, image: 'https://photo.example/a.jpg' },
  ],
  [{ title: '' }, { title: [sentences.titleRequired] }],
  [{ title: 'Свет', price: 1.5 }, { price: [sentences.priceWhole] }],
  ...['javascript:alert(1)', '//evil.example/a.jpg', 'http://photo.example/a.jpg', 'photo.jpg', '/a b.jpg'].map(
    (image) => [{ title: 'Свет', image }, { image: [sentences.addressInvalid] }] satisfies [object, object],
  ),
])('the entry %j is read or refused', (sent, reported) => {
  expect(read(createEducation, sent)).toEqual(reported);
});
