import type { Locator, Page, Request } from '@playwright/test';
import { expect } from './portal.ts';

/** The form of the page, and its button: the header has links of the same names. */
export const form = (page: Page): Locator => page.locator('main form');
/** Clicks a button of that form. A part of its name is enough, case-insensitive. */
export const send = (page: Page, name: string): Promise<void> => form(page).getByRole('button', { name }).click();
/** The field «Пароль» of a form: the exact name leaves out the button «Показать пароль» beside it. */
export const password = (page: Page): Locator => page.getByLabel('Пароль', { exact: true });

/** Fills the sign-in form and sends it. */
export async function login(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await password(page).fill(person.password);
  await send(page, 'Войти');
}

/** Fills the registration form; `change` overrides fields by label. */
export async function fillRegistration(page: Page, email: string, change: Record<string, string> = {}): Promise<void> {
  const words = { Имя: 'Вера', Фамилия: 'Новая', Email: email, Пароль: 'плёнка-и-свет', 'Подтверждение пароля': 'плёнка-и-свет' };
  for (const [label, text] of Object.entries({ ...words, ...change })) await page.getByLabel(label, { exact: true }).fill(text);
  const terms = page.getByRole('checkbox');
  if (!(await terms.isChecked())) {
    await terms.focus();
    await page.keyboard.press('Space');
  }
}

/** Expects the header of a public page to show the user. */
export async function expectSignedIn(page: Page, name: string, isMobile: boolean): Promise<void> {
  if (!isMobile) return expect(page.getByRole('button', { name: `${name}, меню` })).toBeVisible();
  await page.getByRole('button', { name: 'Меню' }).click();
  await expect(page.getByRole('link', { name: 'Кабинет' })).toBeVisible();
}

/** Collects the page's requests to the path. */
export function callsTo(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

interface HeldRequests {
  /** Resolves when the first request has arrived. */
  arrived: Promise<void>;
  count: () => number;
  /** Continues waiting and later requests. */
  release: () => void;
}

/** Matches the URLs of a path, whatever their query. */
export const at = (path: string): RegExp => new RegExp(`${path}(\\?|$)`);

/** Delays every request to the path. */
export async function hold(page: Page, path: string): Promise<HeldRequests> {
  const arrived = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let count = 0;
  await page.route(at(path), async (route) => {
    count += 1;
    arrived.resolve();
    await gate.promise;
    await route.continue();
  });
  return { arrived: arrived.promise, count: () => count, release: gate.resolve };
}

/** Mocks the response of every request to the path. */
export async function answer(page: Page, path: string, status: number, json: unknown): Promise<void> {
  await page.unroute(at(path));
  await page.route(at(path), (route) => route.fulfill({ status, json }));
}

/** A toast with this title. */
export const notice = (page: Page, title: string): Locator => page.getByRole('alertdialog', { name: title });
