import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { tokenCookieName } from '@portal/api/token-cookie';
import { answer, callsTo, expectSignedIn, fillRegistration, form, hold, login, password, send } from './support/account.ts';
import { expect, signIn, test, tokenCookieOf } from './support/portal.ts';

const path = '/api/auth/login';
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Clears the session in the browser, without the server. */
async function clearSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}

test(
  'the cabinet asks to sign in and returns to the requested page from every form; the token is stored correctly',
  { tag: '@both' },
  async ({ page, portal, context, newcomer, isMobile }) => {
    const calls = callsTo(page, path);
    const reads = callsTo(page, '/api/photographer/profile');

    await test.step('an invalid token is removed without a message', async () => {
      await context.clearCookies();
      await signIn(context, portal.url, 'long-gone');
      await page.goto('/dashboard/whatever/else?tab=1');
      await expect(page).toHaveURL('/login');
      await expect(heading(page, 'Вход')).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect((await context.cookies()).filter(({ name }) => /token/i.test(name))).toEqual([]);
    });

    await test.step('signing in, with the email remembered', async () => {
      await page.goto('/dashboard/profile?from=letter#contacts');
      await expect(page).toHaveURL('/login');
      await page.getByRole('checkbox', { name: 'Запомнить меня' }).focus();
      await page.keyboard.press('Space');
      await login(page, { ...newcomer, email: ` ${newcomer.email.toUpperCase()} ` });
      await expect(page).toHaveURL('/dashboard/profile?from=letter#contacts');
      await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
      expect(calls.map((call) => [call.method(), call.postDataJSON()])).toEqual([
        ['POST', { email: newcomer.email, password: newcomer.password }],
      ]);
      const headers = await calls[0]?.allHeaders();
      expect(headers).toMatchObject({ 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' });
      expect(headers).not.toHaveProperty('authorization');
    });

    await test.step('the token is in its cookie for a day, on a phone also in sessionStorage, and is sent with each call', async () => {
      const cookies = await context.cookies();
      const cookie = cookies.find(({ name }) => name === tokenCookieOf(portal.url));
      const token = cookie?.value;
      expect(cookie).toMatchObject({ path: '/', httpOnly: false, secure: false });
      expect(Math.abs((cookie?.expires ?? 0) - (Date.now() / 1000 + 86_400))).toBeLessThan(120);
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(isMobile ? token : null);
      expect(await reads[0]?.headerValue('authorization')).toBe(`Bearer ${token}`);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
    });

    await test.step('cookies of other programs of the host end no session, at a reload or in a tab of its own', async () => {
      const { hostname } = new URL(portal.url);
      const foreign = ['token', 'accessToken', 'diafragma-token-1'].flatMap((name) =>
        ['/', '/dashboard', '/api'].map((place) => ({ name, value: 'of-another-app', domain: hostname, path: place })),
      );
      await context.addCookies(foreign);
      await page.goto('/dashboard/profile');
      await page.reload();
      await expect(page.getByLabel('Имя')).toHaveValue(newcomer.firstName);
      const opened = await context.request.get(`${portal.url}/api/orders/1/images/download`, { headers: { accept: 'text/html' } });
      // Somebody is signed in, whose project it is not.
      expect(opened.status()).toBe(404);
      expect((await context.cookies()).filter(({ value }) => value === 'of-another-app')).toHaveLength(foreign.length);
      for (const { name } of foreign) await context.clearCookies({ name });
    });

    await test.step('a signed-in user sees no sign-in form, not even briefly at a reload', async () => {
      await page.goto('/register');
      await expect(page).toHaveURL('/dashboard');
      await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
      const held = await hold(page, '/api/auth/me');
      await page.reload();
      await held.arrived;
      await expect(page.getByText('Загрузка…')).toBeAttached();
      await expect(page.getByLabel('Пароль')).toHaveCount(0);
      held.release();
      await expect(heading(page, `Здравствуйте, ${newcomer.firstName}`)).toBeVisible();
      await page.goto('/forgot-password');
      await expect(heading(page, 'Восстановление пароля')).toBeVisible();
    });

    await test.step('the email is prefilled; a sign-in is sent once, and does not redirect a user who has left', async () => {
      await clearSession(page);
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toHaveValue(newcomer.email);
      const held = await hold(page, path);
      await password(page).fill(newcomer.password);
      await password(page).press('Enter');
      await held.arrived;
      await password(page).press('Enter');
      await form(page).getByRole('button', { name: 'Вход…' }).click({ force: true });
      await page.getByRole('link', { name: 'Диафрагма, на главную' }).click();
      await expect(heading(page, 'Найдите своего фотографа')).toBeVisible();
      held.release();
      await expectSignedIn(page, newcomer.firstName, isMobile);
      await expect(page).toHaveURL('/');
      expect(held.count()).toBe(1);
    });

    await test.step('through the registration and the sign-in form', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await clearSession(page);
      await page.goto('/dashboard/education?from=letter');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Зарегистрироваться' }).click();
      await main.getByRole('link', { name: 'Войти' }).click();
      await main.getByRole('link', { name: 'Зарегистрироваться' }).click();
      await fillRegistration(page, `vera.${randomUUID().slice(0, 8)}@photo.example`);
      await send(page, 'Зарегистрироваться');
      await expect(page).toHaveURL('/dashboard/education?from=letter');
      await expect(heading(page, 'Обучение')).toBeVisible();
    });
  },
);

test(
  'on https the token cookie is Secure and SameSite=Strict, but not on phones, which keep a copy in sessionStorage',
  { tag: '@both' },
  async ({ page, portal, problems, isMobile }) => {
    problems.expect(/status of 500|Mixed Content|upgrade/);
    // An https origin without a certificate, served by the real server.
    const secure = 'https://portal.example';
    await page.route(`${secure}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${portal.url}${pathname}${search}` }) });
    });
    const user = { id: 1, email: 'anna@photo.example', first_name: 'Анна', last_name: 'Орлова' };
    await answer(page, path, 200, { token: 'abc', user });
    await page.route('**/api/photographer/**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(`${secure}/login`);
    // Chrome's user agent contains «Safari» too.
    expect(await page.evaluate(() => navigator.userAgent)).toContain('Safari/');
    await login(page, { email: user.email, password: 'плёнка-и-свет' });
    const tokens = async () => {
      const cookies = (await page.context().cookies()).filter(({ name }) => /token/.test(name));
      return cookies.map(({ name, secure, sameSite }) => [name, secure && sameSite === 'Strict']);
    };
    const isSecure = !isMobile;
    // Not the cabinet, whose seventy files would each pass through this test.
    await expect.poll(tokens).toEqual([[tokenCookieName('', isSecure), isSecure]]);
    expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(isMobile ? 'abc' : null);
    // The origin exists only while it is routed: later requests of the page would fail.
    await page.goto('about:blank');
  },
);

/** Init scripts that restrict the browser's storage. */
const restrictions = {
  'blocks storage': `
    const deny = () => { throw new DOMException('denied', 'SecurityError'); };
    Object.defineProperty(document, 'cookie', { get: deny, set: deny });
    for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: deny });`,
  'has full storage': 'Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };',
  'has corrupt storage': `
    if (!sessionStorage.getItem('token')) {
      for (const name of ['token', 'accessToken', 'diafragma-token-' + location.port]) document.cookie = name + '=%E0%A4%A; path=/';
      for (const store of [sessionStorage, localStorage])
        for (const name of ['token', 'draft:1:card', 'rememberedEmail', 'locale']) store.setItem(name, '{"half": ');
    }`,
};

for (const [state, refuse] of Object.entries(restrictions)) {
  const tag = state === 'blocks storage' ? [] : ['@all'];
  test(`a browser that ${state} still shows the portal, and can sign in`, { tag }, async ({ page, newcomer, context }) => {
    await context.clearCookies();
    const checks = callsTo(page, '/api/auth/me');
    await page.addInitScript(refuse);
    await page.goto('/photographers');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(heading(page, 'Вход')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('');
    expect(checks).toEqual([]);
    await login(page, newcomer);
    await expect(heading(page, /^Здравствуйте/)).toBeVisible();
    await page.getByRole('link', { name: 'Заполнить карточку' }).click();
    await page.getByLabel('О себе').fill('Снимаю');
    await page.getByRole('link', { name: 'Главная', exact: true }).click();
    await page.getByRole('button', { name: 'Уйти' }).click();
    await page.goto('/dashboard');
    await expect(heading(page, state === 'blocks storage' ? 'Вход' : /^Здравствуйте/)).toBeVisible();
  });
}
