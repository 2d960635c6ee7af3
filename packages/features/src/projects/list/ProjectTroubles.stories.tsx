import { createProject, listProjects, restoreProject } from '@portal/api';
import { down, gateFor, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Projects/Projects',
  component: ProjectsScreen,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Создать проект' }));
  const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый проект' })));
  await userEvent.type(dialog.getByLabelText('Название'), 'Лес');
  await userEvent.selectOptions(
    await dialog.findByRole('combobox', { name: 'Категория' }),
    await dialog.findByRole('option', { name: 'Школа' }),
  );
  return dialog;
}

export const OnTheWay = meta.story({
  name: 'Guard: while the projects load, that is shown, and none is counted',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', listProjects)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загрузка проектов…')).toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
});

export const NotLoaded = meta.story({
  name: 'Guard: projects that cannot be loaded are reported in a notice too',
  beforeEach: ({ msw }) => msw.use(...down(listProjects)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось загрузить проекты' }]));
    await expect(canvas.getByRole('button', { name: 'Попробовать снова' })).toBeVisible();
  },
});

const creation = gateFor(createProject);

export const CreatedOnce = meta.story({
  name: 'Guard: while a project is created, the button is disabled, shows it, and creates no second one',
  beforeEach: ({ msw }) => msw.use(...creation.close()),
  play: async ({ world }) => {
    const dialog = await fillIn();
    const create = dialog.getByRole('button', { name: 'Создать' });
    await userEvent.click(create);
    await waitFor(() => expect(create).toHaveAttribute('aria-disabled', 'true'));
    await waitFor(() => expect(dialog.getByText('Создание…')).toBeVisible());
    await userEvent.click(create);
    creation.open();
    await expect(await screen.findByRole('dialog', { name: 'Лес' })).toBeInTheDocument();
    // Calls are answered in order: once this one is, a second creation would have been answered too.
    await userEvent.click(screen.getByRole('tab', { name: /^Изображения/ }));
    await screen.findByText('Изображений пока нет');
    await expect(creation.requests()).toBe(1);
    await expect(world.projects.filter(({ name }) => name === 'Лес')).toHaveLength(1);
  },
});

export const NotCreated = meta.story({
  name: 'Guard: a dialog that is left makes no project, and opens empty',
  play: async ({ world }) => {
    const dialog = await fillIn();
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
    await userEvent.click(question.getByRole('button', { name: 'Уйти' }));
    await closed();
    await expect(world.projects.some(({ name }) => name === 'Лес')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Создать проект' }));
    const again = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый проект' })));
    await expect(again.getByLabelText('Название')).toHaveValue('');
  },
});

export const NotRestored = meta.story({
  name: 'Guard: a failed restore shows no success, and the card stays in the archive, with focus on its button',
  parameters: { address: '/dashboard/projects?tab=archive' },
  beforeEach: ({ msw }) => msw.use(...down(restoreProject)),
  play: async ({ canvas }) => {
    const restore = await canvas.findByRole('button', { name: 'Восстановить: Портреты для сайта' });
    await userEvent.click(restore);
    await waitFor(() => expect(restore).not.toHaveAttribute('data-pending'));
    await expect(restore).toHaveFocus();
    await expect(toasts.list()).toEqual([]);
    await expect(canvas.getByRole('tab', { name: /Архив\s*3/ })).toBeVisible();
  },
});
