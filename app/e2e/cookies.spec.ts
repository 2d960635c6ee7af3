import type { Page } from '@playwright/test';
import { answer, login } from './account.ts';
import { expect, test } from './portal.ts';

const person = { email: 'anna@photo.example', password: 'плёнка-и-свет' };
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';

/** Opens the sign-in form under an address that needs a certificate: the files come from the real server all the same. */
async function openSecurely(page: Page, portal: string, secure: string): Promise<void> {
  await page.route(`${secure}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${portal}${pathname}${search}` }) });
  });
  const user = { id: 1, email: person.email, first_name: 'Анна', last_name: 'Орлова' };
  await answer(page, '/api/auth/login', 200, { token: 'abc', user });
  await page.route('**/api/photographer/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${secure}/login`);
}

/** How the two cookies are kept, and whether the tab keeps a copy. */
async function kept(page: Page) {
  await login(page, person);
  await expect(page).toHaveURL(/\/dashboard$/);
  const cookies = (await page.context().cookies()).filter(({ name }) => ['token', 'accessToken'].includes(name));
  expect(cookies).toHaveLength(2);
  return {
    guarded: cookies.map(({ secure, sameSite }) => secure && sameSite === 'Strict'),
    hasCopy: (await page.evaluate(() => sessionStorage.getItem('token'))) !== null,
  };
}

test('the token’s cookies are guarded on https, but not on phones', async ({ page, portal, problems, isMobile }) => {
  problems.expect(/status of 500|Mixed Content|upgrade/);
  await openSecurely(page, portal.url, 'https://portal.example');
  // Chrome calls itself Safari too, and is none.
  expect(await page.evaluate(() => navigator.userAgent)).toContain('Safari/');
  expect(await kept(page)).toEqual({ guarded: [!isMobile, !isMobile], hasCopy: isMobile });
});

test('Safari keeps them without these attributes, with a copy in the tab', { tag: '@once' }, async ({ browser, portal }) => {
  const context = await browser.newContext({ userAgent: safari, locale: 'ru-RU' });
  const page = await context.newPage();
  await openSecurely(page, portal.url, 'https://portal.example');
  expect(await kept(page)).toEqual({ guarded: [false, false], hasCopy: true });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('without https nothing is guarded, and every call of the page says that it brings its cookies', async ({ page, portal, problems }) => {
  problems.expect(/status of 500/);
  await page.addInitScript(() => {
    const asked = ((window as unknown as { asked: string[] }).asked = [] as string[]);
    const fetchAsBefore = window.fetch.bind(window);
    window.fetch = (input, init) => {
      asked.push(init?.credentials ?? (input instanceof Request ? input.credentials : 'unsaid'));
      return fetchAsBefore(input, init);
    };
  });
  await openSecurely(page, portal.url, portal.url);
  const { guarded } = await kept(page);
  expect(guarded).toEqual([false, false]);
  const told = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  await expect.poll(async () => (await told()).length).toBeGreaterThan(1);
  expect(new Set(await told())).toEqual(new Set(['include']));
});
