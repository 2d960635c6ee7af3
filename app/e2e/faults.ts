import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { callsTo, hold, notice } from './account.ts';
import { expect } from './portal.ts';

/** A form of the portal that is filled in and stands open. */
export interface Filled {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The title of the notice that says it was not saved. */
  failure: string;
  /** What was typed: each field must keep it. */
  typed: readonly (readonly [field: Locator, value: string])[];
  button: Locator;
  /** What an answer without a body means to it, where that is no success. */
  empty?: string;
  /** What is seen once it is saved. */
  saved: Locator;
}

const unreadable = 'Некорректный ответ сервера';
const broken = 'Произошла ошибка сервера, пожалуйста, попробуйте позже';
const half = '{"success":true,"data":{"id":';

type Answer = Parameters<Route['fulfill']>[0];

/** What a network between a browser and its server does. Neighbours have different words: a notice of before is no answer. */
function faultsFor({ empty = unreadable }: Filled, isEmptyFine: boolean): [words: string, answer: Answer | 'offline'][] {
  return [
    [unreadable, { contentType: 'text/html', body: '<!doctype html><title>Вход в Wi-Fi</title>' }],
    [broken, { status: 500, json: {} }],
    ...(isEmptyFine ? [] : ([[empty, { status: 204 }]] satisfies [string, Answer][])),
    ['Ошибка соединения: Failed to fetch', 'offline'],
    [unreadable, { contentType: 'application/json', body: half }],
    [broken, { status: 503, contentType: 'text/html', headers: { 'retry-after': '60' }, body: '<h1>503</h1>' }],
  ];
}

/**
 * Sends a filled form into each fault, then twice at once to the server. Each time: the words, one call, and
 * everything typed is still there; in the end it is saved, and no failure is left standing.
 */
export async function walkThroughFaults(page: Page, context: BrowserContext, form: Filled, { isEmptyFine = false } = {}): Promise<void> {
  const { method, path, failure, typed, button, saved } = form;
  const calls = callsTo(page, path);
  const sent = () => calls.filter((call) => call.method() === method).length;
  const isOurs = (url: URL) => url.pathname === path;
  let round = 0;
  for (const [words, answer] of faultsFor(form, isEmptyFine)) {
    round += 1;
    if (answer === 'offline') await context.setOffline(true);
    else await page.route(isOurs, (route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback()));
    await button.click();
    await expect(notice(page, failure), `${path}: ${JSON.stringify(answer)}`).toContainText(words);
    for (const [field, value] of typed) await expect(field, `${path}: ${words}`).toHaveValue(value);
    expect(sent(), `${path}: ${words}`).toBe(round);
    if (answer === 'offline') await context.setOffline(false);
    else await page.unroute(isOurs);
  }

  const held = await hold(page, path);
  const [field] = typed[0] ?? [];
  await (field ? field.press('Enter') : button.click());
  await held.arrived;
  await field?.press('Enter');
  await page.locator('button[data-pending]').click({ force: true });
  held.release();
  await expect(saved).toBeVisible();
  await expect(notice(page, failure)).toHaveCount(0);
  expect(sent(), path).toBe(round + 1);
  await page.unroute(`**${path}`);
}
