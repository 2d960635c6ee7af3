import { type ProfileFields, register } from '@portal/api';
import type { Newcomer, Portal } from './portal.ts';

let count = 0;

/** Registers a photographer with an address that no other case uses. */
export async function newcomer(portal: Portal): Promise<Newcomer> {
  count += 1;
  const email = `newcomer-${count}@conformance.example`;
  const password = `secret-${count}-word`;
  const names = { firstName: 'Новый', lastName: `Человек ${count}`, city: null };
  const body = { email, password, passwordConfirmation: password, ...names, acceptTerms: true };
  const session = await portal.client()(register, { body });
  return { call: portal.client(session.token), session, email, password };
}

/** A card that can be saved. */
export const someCard: ProfileFields = {
  firstName: 'Вера',
  lastName: 'Орлова',
  city: 'Торжок',
  bio: 'Снимаю школьные альбомы.',
  email: null,
  phone: null,
  hourlyRate: 2500,
  minProductPrice: null,
  socialLinks: [],
  categories: [1, 4],
};
