import { sentences, updateProject } from '@portal/api';
import { gateFor, once, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ProjectsScreen } from '../list/ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Projects/Project dialog',
  component: ProjectsScreen,
  parameters: { address: '/dashboard/projects?project=105', signedIn: true },
});

const opened = async () => within(await fullyOpened(await screen.findByRole('dialog', { name: 'День рождения Софии' })));
const titles = () => toasts.list().map(({ title }) => title);

export const Refused = meta.story({
  name: 'Guard: a refused name is reported under its field, the dialog stays; the message is removed when it is saved',
  beforeEach: ({ msw }) => msw.use(...once(refuse(updateProject, 422, sentences.invalid, { name: ['Такой проект уже есть'] }))),
  play: async () => {
    const dialog = await opened();
    const name = dialog.getByLabelText('Название');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(titles()).toEqual(['Проверьте поля формы']));
    await userEvent.type(name, 'Лес');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Такой проект уже есть')).toBeVisible());
    await expect(name).toHaveAccessibleDescription('Такой проект уже есть');
    await expect(name).toHaveValue('Лес');
    await expect(titles()).toEqual(['Не удалось сохранить проект']);
    await userEvent.type(name, ' и поле');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(titles()).toEqual(['Проект сохранён']));
  },
});

export const ReopenedClean = meta.story({
  name: 'Guard: a dialog that is opened again shows no old errors',
  play: async ({ canvas }) => {
    const dialog = await opened();
    await userEvent.clear(dialog.getByLabelText('Название'));
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Введите название проекта')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
    await userEvent.click(question.getByRole('button', { name: 'Уйти' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Настроить: День рождения Софии' }));
    const again = await opened();
    await expect(again.getByLabelText('Название')).toHaveValue('День рождения Софии');
    await expect(again.queryByText('Введите название проекта')).toBeNull();
  },
});

export const Saving = meta.story({
  name: 'Guard: while it is being saved the button shows it',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', updateProject)),
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByLabelText('Название'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Сохранение…')).toBeVisible());
  },
});

const saves = gateFor(updateProject);

export const TypedMeanwhile = meta.story({
  name: 'Guard: what is typed while a project is saved stays, and is what the next saving sends',
  beforeEach: ({ msw }) => msw.use(...saves.close()),
  play: async ({ world }) => {
    const dialog = await opened();
    const project = () => world.projects.find(({ id }) => id === 105);
    await userEvent.type(dialog.getByLabelText('Название'), ' и Пети');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await dialog.findByText('Сохранение…');
    const client = dialog.getByLabelText('Имя клиента');
    await userEvent.clear(client);
    await userEvent.type(client, 'Ольга Рощина');
    saves.open();
    await waitFor(() => expect(titles()).toEqual(['Проект сохранён']));
    await expect(client).toHaveValue('Ольга Рощина');
    await userEvent.click(await dialog.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(project()).toMatchObject({ name: 'День рождения Софии и Пети', clientName: 'Ольга Рощина' }));
  },
});

export const DeadlineJudgedAgain = meta.story({
  name: 'Guard: a deadline that was too early is right as soon as the day of shooting is corrected',
  play: async () => {
    const dialog = await opened();
    const shootDate = dialog.getByLabelText('Дата съёмки');
    const deadline = dialog.getByLabelText('Срок сдачи');
    await userEvent.clear(shootDate);
    await userEvent.type(shootDate, '20.12.2026');
    await userEvent.clear(deadline);
    await userEvent.type(deadline, '01.12.2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(deadline).toHaveAccessibleDescription(sentences.deadlineEarly));
    await userEvent.clear(shootDate);
    await userEvent.type(shootDate, '20.11.2026');
    await waitFor(() => expect(deadline).not.toHaveAccessibleDescription(sentences.deadlineEarly));
  },
});

export const TabsKeep = meta.story({
  name: 'Guard: the order of the photos and the chosen ones survive opening another tab',
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('tab', { name: /^Изображения/ }));
    // Visible in both orders, also in a low window.
    await userEvent.click(await dialog.findByRole('row', { name: /IMG_0224/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Сначала новые' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'По имени' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    for (const [away, back] of [
      ['Обработанные', 'Исходные'],
      ['Детали', 'Изображения'],
    ] as const) {
      await userEvent.click(dialog.getByRole('tab', { name: away }));
      await userEvent.click(dialog.getByRole('tab', { name: new RegExp(`^${back}`) }));
      await expect(await dialog.findByRole('row', { name: /IMG_0224.*1-й в выборе/ })).toBeInTheDocument();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'По имени' })).toBeVisible());
    }
  },
});

export const RenamedElsewhere = meta.story({
  name: 'Guard: a name that another tab has saved meanwhile is shown, and not overwritten with the old one',
  play: async ({ world }) => {
    const dialog = await opened();
    const project = world.projects.find(({ id }) => id === 105);
    if (!project) throw new Error('No project');
    project.name = 'Праздник Софии';
    // A change of the sort order requests the projects again.
    await userEvent.click(dialog.getByRole('tab', { name: /^Изображения/ }));
    await userEvent.click(await dialog.findByRole('row', { name: /IMG_0224/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить выбранные' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await screen.findByRole('dialog', { name: 'Праздник Софии' });
    await userEvent.click(dialog.getByRole('tab', { name: 'Детали' }));
    await waitFor(() => expect(dialog.getByLabelText('Название')).toHaveValue('Праздник Софии'));
    await userEvent.type(dialog.getByLabelText('Имя клиента'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(titles()[0]).toBe('Проект сохранён'));
    await expect(project.name).toBe('Праздник Софии');
  },
});
