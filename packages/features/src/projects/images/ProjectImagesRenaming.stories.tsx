import { updateProjectImage } from '@portal/api';
import { down, once } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { dialog, notices } from '../testing/inStories.ts';
import { chosen, look, Panel } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

export const Renamed = meta.story({
  name: 'Guard: a photo is renamed over the viewer; an empty name is refused, a failure keeps what was typed',
  beforeEach: ({ msw }) => msw.use(...once(down(updateProjectImage))),
  play: async ({ world }) => {
    const viewer = await look(/IMG_0212/);
    await userEvent.click(viewer.getByRole('button', { name: 'Переименовать' }));
    const form = await dialog('Имя изображения');
    const name = form.getByLabelText('Имя');
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => {
      const { left, top } = name.getBoundingClientRect();
      return expect(document.elementFromPoint(left + 8, top + 8)).toBe(name);
    });
    await userEvent.clear(name);
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    // The dialog may still be opening.
    await waitFor(() => expect(form.getByText('Введите имя')).toBeVisible());
    await userEvent.type(name, 'img_0213');
    await waitFor(() => expect(form.getByText('Допишите расширение: .jpg или .png')).toBeVisible());
    await userEvent.clear(name);
    await userEvent.type(name, 'Ёлка.jpg');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось переименовать']]));
    await expect(name).toHaveValue('Ёлка.jpg');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Имя изображения' })).toBeNull());
    await expect(viewer.getByText('Ёлка.jpg')).toBeVisible();
    await expect(chosen(world)[0]).toBe('Ёлка.jpg');
  },
});

export const RenamedGone = meta.story({
  name: 'Guard: a photo that another tab has deleted leaves the list when it is renamed, and what was typed stays',
  play: async ({ world }) => {
    const viewer = await look(/IMG_0212/);
    await userEvent.click(viewer.getByRole('button', { name: 'Переименовать' }));
    const name = (await dialog('Имя изображения')).getByLabelText('Имя');
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.images = project.images.filter((image) => !image.name.startsWith('IMG_0212'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Ёлка.jpg{Enter}');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось переименовать']]));
    await waitFor(() => expect(screen.queryByRole('row', { name: /IMG_0212/, hidden: true })).toBeNull());
    await expect((await dialog('Имя изображения')).getByLabelText('Имя')).toHaveValue('Ёлка.jpg');
  },
});

export const LastRenamedGone = meta.story({
  name: 'Guard: after the dialog of the last photo, which another tab has deleted, focus goes to the upload button',
  beforeEach: ({ world }) => {
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.images = project.images.filter(({ name }) => name.startsWith('IMG_0212'));
  },
  play: async ({ world }) => {
    const viewer = await look(/IMG_0212/);
    await userEvent.click(viewer.getByRole('button', { name: 'Переименовать' }));
    const name = (await dialog('Имя изображения')).getByLabelText('Имя');
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.images = [];
    await userEvent.clear(name);
    await userEvent.type(name, 'Ёлка.jpg{Enter}');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось переименовать']]));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Загрузить/ })).toContain(document.activeElement));
  },
});

export const NameFollows = meta.story({
  name: 'Guard: when its window gets the focus, the open name of a photo shows what another window saved, unless something is typed',
  play: async ({ world }) => {
    const viewer = await look(/IMG_0212/);
    await userEvent.click(viewer.getByRole('button', { name: 'Переименовать' }));
    const name = (await dialog('Имя изображения')).getByLabelText('Имя');
    const image = world.projects.find(({ id }) => id === 105)?.images.find((one) => one.name === 'IMG_0212.jpg');
    if (image) image.name = 'Ольга.jpg';
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(name).toHaveValue('Ольга.jpg'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Ёлка.jpg');
    if (image) image.name = 'Игорь.jpg';
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/В другом окне сохранили «Игорь.jpg»/));
    await expect(name).toHaveValue('Ёлка.jpg');
  },
});

export const RenamedElsewhere = meta.story({
  name: 'Guard: a photo that another window has renamed meanwhile is not overwritten: what was typed stays, with the other name under it',
  tags: ['phone'],
  play: async ({ world }) => {
    const viewer = await look(/IMG_0212/);
    await userEvent.click(viewer.getByRole('button', { name: 'Переименовать' }));
    const form = await dialog('Имя изображения');
    const name = form.getByLabelText('Имя');
    const image = world.projects.find(({ id }) => id === 105)?.images.find((one) => one.name === 'IMG_0212.jpg');
    if (image) image.name = 'Ольга.jpg';
    await userEvent.clear(name);
    await userEvent.type(name, 'Ёлка.jpg{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/В другом окне сохранили «Ольга.jpg»/));
    await expect(name).toHaveValue('Ёлка.jpg');
    await expect(image?.name).toBe('Ольга.jpg');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Имя изображения' })).toBeNull());
    await expect(image?.name).toBe('Ёлка.jpg');
  },
});
