import { toasts } from '@portal/ui';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { NewsScreen } from './NewsScreen.tsx';

const meta = preview.meta({ title: 'Cabinet/News', component: NewsScreen, parameters: { address: '/dashboard/news', signedIn: true } });

/** What is new in the portal, the latest first. */
export const Content = meta.story();

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Articles = meta.story({
  name: 'Guard: one article comes before five, each with its day; three updates lead elsewhere',
  play: async ({ canvas }) => {
    const articles = canvas.getAllByRole('article');
    await expect(articles).toHaveLength(6);
    for (const article of articles) {
      await expect(within(article).getByText(/\d{1,2}\s[а-я]+\s\d{4}/)).toBeInTheDocument();
      await expect(within(article).getByRole('button', { name: /^Читать далее: / })).toBeInTheDocument();
    }
    const [first, second] = articles.map((article) => article.offsetHeight);
    await expect(first).toBeGreaterThanOrEqual(second ?? 0);
    const links = canvas.getAllByRole('link', { name: /^Узнать больше/ });
    await expect(links.map((link) => link.getAttribute('href')?.startsWith('https://'))).toEqual([true, true, true]);
  },
});

export const ReadState = meta.story({
  name: 'Guard: an article opens in a dialog with an address of its own, and the focus returns to its button',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Читать далее: Последний звонок за 40 минут' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Последний звонок за 40 минут' });
    await expect(within(dialog).getByText(/Договоритесь об общей фотографии/)).toBeInTheDocument();
    await expect(document.documentElement.dataset['address']).toBe('/dashboard/news?article=4');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.documentElement.dataset['address']).toBe('/dashboard/news');
  },
});

export const Linked = meta.story({
  name: 'Guard: a link may name an article',
  parameters: { address: '/dashboard/news?article=4' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Последний звонок за 40 минут' })).toBeInTheDocument();
  },
});

export const Subscribing = meta.story({
  name: 'Guard: a wrong address is refused at the field, a right one gets the truth',
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Ваш email');
    await userEvent.type(email, 'anna@');
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await expect(await canvas.findByText('Введите корректный email')).toBeVisible();
    await expect(toasts.list()).toEqual([]);
    await userEvent.type(email, 'photo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'info', title: 'В разработке' }]));
  },
});
