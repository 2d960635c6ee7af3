import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { at, callsTo, hold, notice } from './account.ts';
import { expect } from './portal.ts';

/** An open, filled-in form. */
export interface FilledForm {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The title of the failure toast. */
  failure: string;
  /** The typed values, which each field must keep. */
  typed: readonly (readonly [field: Locator, value: string])[];
  button: Locator;
  /** The message for a response without a body, if that is a failure. */
  empty?: string;
  /** Visible once it is saved. */
  saved: Locator;
}

const unreadable = 'Некорректный ответ сервера';
const broken = 'Произошла ошибка сервера, пожалуйста, попробуйте позже';
const half = '{"success":true,"data":{"id":';

type Answer = Parameters<Route['fulfill']>[0];

/** Network faults. Consecutive ones have different messages, so that an old toast does not match. */
function faultsFor({ empty = unreadable }: FilledForm, isEmptyFine: boolean): [words: string, answer: Answer | 'offline'][] {
  return [
    [unreadable, { contentType: 'text/html', body: '<!doctype html><title>Вход в Wi-Fi</title>' }],
    [broken, { status: 500, json: {} }],
    ...(isEmptyFine ? [] : ([[empty, { status: 204 }]] satisfies [string, Answer][])),
    ['Ошибка соединения: портал не отвечает', 'offline'],
    [unreadable, { contentType: 'application/json', body: half }],
    [broken, { status: 503, contentType: 'text/html', headers: { 'retry-after': '60' }, body: '<h1>503</h1>' }],
  ];
}

/**
 * Submits a filled form during each fault, then twice at once to the server. Each time expects the message, one request and all typed
 * values; at the end it is saved, and no failure toast is left.
 */
export async function walkThroughFaults(
  page: Page,
  context: BrowserContext,
  form: FilledForm,
  { isEmptyFine = false } = {},
): Promise<void> {
  const { method, path, failure, typed, button, saved } = form;
  const calls = callsTo(page, path);
  const sent = () => calls.filter((call) => call.method() === method).length;
  let round = 0;
  for (const [words, answer] of faultsFor(form, isEmptyFine)) {
    round += 1;
    if (answer === 'offline') await context.setOffline(true);
    else await page.route(at(path), (route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback()));
    await button.click();
    await expect(notice(page, failure), `${path}: ${JSON.stringify(answer)}`).toContainText(words);
    for (const [field, value] of typed) await expect(field, `${path}: ${words}`).toHaveValue(value);
    expect(sent(), `${path}: ${words}`).toBe(round);
    if (answer === 'offline') await context.setOffline(false);
    else await page.unroute(at(path));
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
  await page.unroute(at(path));
}
