import { sentences } from '@portal/api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { imageFile } from '../../common/uploads/exampleFiles.ts';
import { choose, confirm, head, notices, Portfolios, click } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

export const PortfolioGone = meta.story({
  name: 'Guard: a portfolio that another tab has deleted leaves the list when it is deleted here, without a failure',
  play: async ({ world }) => {
    await head(/^Портреты/);
    for (const person of world.people) person.albums = person.albums.filter(({ title }) => !title.startsWith('Портреты'));
    await click(/^Удалить портфолио: Портреты/);
    await confirm('Удалить портфолио?');
    await waitFor(() => expect(notices()).toEqual([['success', 'Портфолио удалено']]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Портреты/ })).toBeNull());
  },
});

export const PhotoGone = meta.story({
  name: 'Guard: a photo that another tab has deleted leaves its portfolio when it is deleted here',
  play: async ({ world }) => {
    await head(/^Выпускной 11.*4 фото/);
    const [album] = world.people[0]?.albums ?? [];
    const gone = album?.photos.shift();
    await click(`Изменить ${gone?.title}`);
    await click('Удалить фото');
    await confirm('Удалить фото?');
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото удалено']]));
    await head(/^Выпускной 11.*3 фото/);
  },
});

export const PhotoGoneWithPortfolio = meta.story({
  name: 'Guard: when another tab has deleted a photo with its whole portfolio, both leave the list',
  play: async ({ world }) => {
    await head(/^Выпускной 11.*4 фото/);
    const [album] = world.people[0]?.albums.splice(0, 1) ?? [];
    await click(`Изменить ${album?.photos[0]?.title}`);
    await click('Удалить фото');
    await confirm('Удалить фото?');
    await waitFor(() => expect(notices()).toEqual([['success', 'Фото удалено']]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Выпускной 11/ })).toBeNull());
  },
});

export const PhotoGoneWhenSaved = meta.story({
  name: 'Guard: a photo that another tab has deleted leaves its portfolio when its title is saved, and what was typed stays',
  play: async ({ world }) => {
    await head(/^Выпускной 11.*4 фото/);
    const gone = world.people[0]?.albums[0]?.photos.shift();
    await click(`Изменить ${gone?.title}`);
    await userEvent.type(await screen.findByLabelText('Название'), '!');
    await click('Сохранить');
    await waitFor(() => expect(notices()).toEqual([['error', 'Ошибка при работе с портфолио']]));
    await screen.findByRole('button', { name: /^Выпускной 11.*3 фото/, hidden: true });
    await expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toMatch(/!$/);
  },
});

export const PortfolioGoneWhenSaved = meta.story({
  name: 'Guard: a portfolio that another tab has deleted leaves the list when it is saved, and what was typed stays',
  play: async ({ world }) => {
    await head(/^Портреты/);
    for (const person of world.people) person.albums = person.albums.filter(({ title }) => !title.startsWith('Портреты'));
    await click(/^Изменить портфолио: Портреты/);
    await userEvent.type(await screen.findByLabelText('Название'), '!');
    await click('Сохранить');
    await waitFor(() => expect(notices()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Портреты/, hidden: true })).toBeNull());
    await expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }).value).toMatch(/!$/);
  },
});

export const PortfolioSavedElsewhere = meta.story({
  name: 'Guard: what another window saved of a portfolio is neither overwritten nor lost, and saving again keeps one’s own changes',
  play: async ({ world }) => {
    await head(/^Портреты/);
    await click(/^Изменить портфолио: Портреты/);
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });
    await userEvent.type(title, '!');
    const typed = title.value;
    // The other window.
    const album = world.people[0]?.albums.find((one) => one.title.startsWith('Портреты'));
    Object.assign(album ?? {}, { title: 'Лица', description: 'Из другого окна' });
    await click('Сохранить');
    const sentence = 'В другом окне сохранили «Лица». Чтобы оставить свой вариант, нажмите «Сохранить».';
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await expect(title).toHaveValue(typed);
    await expect(album).toMatchObject({ title: 'Лица' });
    await click('Сохранить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(album).toMatchObject({ title: typed, description: 'Из другого окна' });
  },
});

export const PortfolioFollows = meta.story({
  name: 'Guard: when its window gets the focus, an open portfolio and the list show what another window saved, and what is typed stays',
  play: async ({ world }) => {
    await head(/^Портреты/);
    await click(/^Изменить портфолио: Портреты/);
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });
    await userEvent.type(title, '!');
    const typed = title.value;
    const [person] = world.people;
    Object.assign(person?.albums.find((one) => one.title.startsWith('Портреты')) ?? {}, { description: 'Из другого окна' });
    Object.assign(person?.albums[0] ?? {}, { title: 'Последний звонок' });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Описание/ })).toHaveValue('Из другого окна'));
    await expect(title).toHaveValue(typed);
    await screen.findByRole('button', { name: /^Последний звонок/, hidden: true });
  },
});

export const PhotoFollows = meta.story({
  name: 'Guard: when its window gets the focus, an open photo shows what another window saved, and where both typed, says so',
  play: async ({ world }) => {
    await head(/^Выпускной/);
    const photo = world.people[0]?.albums[0]?.photos[1];
    await click(`Изменить ${photo?.title}`);
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });
    await userEvent.type(title, '!');
    const typed = title.value;
    const star = await screen.findByRole<HTMLInputElement>('checkbox');
    const wasStarred = star.checked;
    Object.assign(photo ?? {}, { title: 'Последний звонок', isFeatured: !wasStarred });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/В другом окне сохранили «Последний звонок»/));
    await expect(title).toHaveValue(typed);
    await expect(star.checked).toBe(!wasStarred);
  },
});

export const PhotoChangedElsewhere = meta.story({
  name: 'Guard: what another window saved of a photo is neither overwritten nor lost, and saving again keeps one’s own changes',
  play: async ({ world }) => {
    await head(/^Выпускной/);
    const photo = world.people[0]?.albums[0]?.photos[1];
    await click(`Изменить ${photo?.title}`);
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Название' });
    await userEvent.type(title, '!');
    const typed = title.value;
    // The other window.
    Object.assign(photo ?? {}, { title: 'Последний звонок', isFeatured: !photo?.isFeatured });
    const star = photo?.isFeatured;
    await click('Сохранить');
    const sentence = 'В другом окне сохранили «Последний звонок». Чтобы оставить свой вариант, нажмите «Сохранить».';
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await expect(title).toHaveValue(typed);
    await expect(photo).toMatchObject({ title: 'Последний звонок' });
    await click('Сохранить');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(photo).toMatchObject({ title: typed, isFeatured: star });
  },
});

export const PortfolioGoneWhenFilled = meta.story({
  name: 'Guard: a portfolio that another tab has deleted leaves the list when photos are sent into it, each with the reason',
  play: async ({ world }) => {
    await head(/^Портреты/);
    await click(/^Загрузить фото: Портреты/);
    for (const person of world.people) person.albums = person.albums.filter(({ title }) => !title.startsWith('Портреты'));
    await choose([await imageFile('new.png', 24)]);
    await click('Загрузить');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Портреты/, hidden: true })).toBeNull());
    await click('Не загружено: 1');
    await waitFor(() => expect(screen.getByText(sentences.portfolioNotFound)).toBeVisible());
  },
});
