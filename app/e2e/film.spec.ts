import { comeUndrawn } from './answers.ts';
import { expect, test } from './portal.ts';

test('the home page shows the first film: its cover until it is pressed, then the player', async ({ page }) => {
  const asked: string[] = [];
  await comeUndrawn(page);
  await page.route('https://rutube.ru/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Фильм</title>' });
  });
  await page.route('**/api/settings/lk-content', (route) =>
    route.fulfill({
      json: {
        settings: {
          lk_tutorial_one: 'https://rutube.ru/video/6b02b3a3c2b8ae49f3c5a1c2b4d6e8f0/',
          lk_tutorial_one_cover: '/pictures/window.jpg',
          lk_tutorial_two: 'https://rutube.ru/video/00000000000000000000000000000000/',
        },
      },
    }),
  );
  await page.goto('/');
  const film = page.getByRole('figure').filter({ hasText: 'Как устроена «Диафрагма»' });
  await expect(film).toHaveCount(1);
  await expect(film.locator('img')).toHaveAttribute('src', '/pictures/window.jpg');
  await expect(film.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  const { width, height } = (await film.boundingBox()) ?? {};
  await film.getByRole('button').click();
  const frame = film.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/rutube\.ru\/play\/embed\/6b02b3a3c2b8ae49f3c5a1c2b4d6e8f0/);
  await expect(frame).toHaveAttribute('title', 'Как устроена «Диафрагма»');
  await expect(frame).toBeFocused();
  await expect.poll(() => asked).toHaveLength(1);
  expect(await film.boundingBox()).toMatchObject({ width, height });
});
