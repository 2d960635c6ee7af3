import { cards } from './directory.ts';
import { register, saveCard } from './newcomer.ts';
import { expect, test } from './portal.ts';

test(
  'whoever is looked at more often stands higher among the popular ones',
  { tag: '@once' },
  async ({ page, portal, newcomer, request }) => {
    const rival = await register(portal.url);
    const city = `Мышкин ${newcomer.id}`;
    for (const person of [newcomer, rival]) await saveCard(portal.url, person, { city });
    const headers = { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
    const address = `/photographers?sort_by=popularity&city=${encodeURIComponent(city)}`;
    const look = async (id: number, times: number) => {
      for (let time = 0; time < times; time += 1) expect((await request.get(`/photographers/${id}`, { headers })).ok()).toBe(true);
    };
    const order = async () => {
      const { data } = (await (await request.get(address, { headers })).json()) as { data: { photographers: { id: number }[] } };
      return data.photographers.map(({ id }) => id);
    };
    await look(rival.id, 2);
    // Views are gathered for a moment before they count.
    await expect.poll(order).toEqual([rival.id, newcomer.id]);
    await look(newcomer.id, 5);
    await expect.poll(order).toEqual([newcomer.id, rival.id]);
    await page.goto(`/photographers?sort=popularity&city=${encodeURIComponent(city)}`);
    await expect(cards(page)).toContainText([newcomer.lastName, rival.lastName]);
  },
);
