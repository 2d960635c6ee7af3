import { randomUUID } from 'node:crypto';

/** A photographer who has just registered. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  token: string;
  /** For the address /photographer/{id} and for calls about this person. */
  id: number;
}

/** Registers through the API, with a unique name, so that tests do not share photographers. */
export async function register(url: string): Promise<Newcomer> {
  const mark = randomUUID().slice(0, 8);
  const person = { firstName: 'Ульяна', lastName: `Проверкина-${mark}`, email: `ulyana.${mark}@photo.example`, password: 'плёнка-и-свет' };
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      password: person.password,
      password_confirmation: person.password,
      accept_terms: true,
    }),
  });
  if (!response.ok) throw new Error(`Registering answered ${response.status}: ${await response.text()}`);
  const { data } = (await response.json()) as { data: { token: string; user: { id: number } } };
  return { ...person, token: data.token, id: data.user.id };
}

/** Fields of a card to override. */
interface CardChange {
  firstName?: string;
  lastName?: string;
  city?: string;
  about?: string;
}

/** Fills in the card through the API, so that the photographer is listed in the directory. */
export async function saveCard(url: string, { token, ...person }: Newcomer, change: CardChange = {}): Promise<void> {
  const { firstName, lastName, city = 'Мышкин', about = 'Снимаю небольшие классы и большие праздники.' } = { ...person, ...change };
  const response = await fetch(`${url}/api/photographer/profile`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ first_name: firstName, last_name: lastName, city, bio: about, hourly_rate: 2500, categories: [1] }),
  });
  if (!response.ok) throw new Error(`Saving the card answered ${response.status}: ${await response.text()}`);
}
