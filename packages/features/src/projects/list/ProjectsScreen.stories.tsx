import {
  archiveProject,
  createProject,
  deleteProject,
  listProjectCategories,
  listProjects,
  projectCategories,
  updateProject,
} from '@portal/api';
import { down, exampleRetouched, nonsense, refuse, slow } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ProjectsScreen } from './ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Projects/Projects',
  tags: ['phone'],
  component: ProjectsScreen,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

/** Projects under way, the next deadline first. */
export const Content = meta.story();

export const DaysOfTheWorld = meta.story({
  name: 'Guard: the days left are counted from the day of the mocked world, whatever the date of the machine',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Осталось 8 дней')).toBeVisible();
    await expect(canvas.getByText('Осталось 30 дней')).toBeVisible();
  },
});

/** Retouched photos wait for the photographer in two projects. */
export const Waiting = meta.story({
  beforeEach: ({ world }) => {
    for (const project of world.projects.slice(0, 2))
      project.retouched = exampleRetouched(project, 12).map((photo) => ({ ...photo, shownAt: null }));
  },
});

/** Finished projects. */
export const Archive = meta.story({ parameters: { address: '/dashboard/projects?tab=archive' } });

/** Skeletons keep the places of the projects. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listProjects)) });

/** No project yet: the page says what one is for. */
export const Empty = meta.story({ parameters: { world: { projects: [] } } });

/** Nothing is finished yet. */
export const EmptyArchive = meta.story({ parameters: { address: '/dashboard/projects?tab=archive', world: { projects: [] } } });

/** No project fits the search. */
export const NothingFound = meta.story({ parameters: { address: '/dashboard/projects?search=%D0%BB%D0%B5%D0%B2' } });

/** The projects did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listProjects)) });

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project)
      Object.assign(project, { name: 'Переосвидетельствованиеблагодарственногописьма'.repeat(3), url: 'https://editor.example/' });
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });

/** A project opened over the list, by its address. */
export const Managing = meta.story({ parameters: { address: '/dashboard/projects?project=101' } });

/** The address names a project that is gone. */
export const MissingProject = meta.story({ parameters: { address: '/dashboard/projects?project=999' } });

const openFirst = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Выпускной 11 «А», гимназия № 9' });
  return within(dialog);
};

export const Counts = meta.story({
  name: 'Guard: both tabs count what matches search and category, and the count of the selected tab is announced',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('tab', { name: /Активные\s*6/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Архив\s*3/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'САД');
    await expect(canvas.getByRole('tab', { name: /Активные\s*1/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Архив\s*1/ })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Найден 1 проект');
    await userEvent.selectOptions(canvas.getByLabelText('Категория'), 'Школа');
    await expect(await canvas.findByText('Ничего не найдено')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Проектов не найдено');
    await waitFor(() => expect(document.documentElement.dataset['address']).toContain('category=1'));
  },
});

export const Categories = meta.story({
  name: 'Guard: each card shows its category, and the filter has the same ones',
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    const filter = within(canvas.getByRole('combobox', { name: 'Категория' }));
    const options = ['Все категории', ...projectCategories.map(({ name }) => name)];
    await waitFor(() => expect(filter.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(options));
    for (const card of cards) await expect(options.some((name) => within(card).queryByText(name) !== null)).toBe(true);
  },
});

export const AnyWord = meta.story({
  name: 'Guard: any word can be looked for, that of a tab as well',
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox');
    await userEvent.type(search, 'active');
    await expect(search).toHaveValue('active');
    await waitFor(() => expect(document.documentElement.dataset['address']).toContain('search=active'));
    await expect(canvas.getByText('Ничего не найдено')).toBeVisible();
  },
});

export const Creating = meta.story({
  name: 'Guard: an invalid form calls nothing and reports it twice; a valid one comes first in the list, open',
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать проект' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый проект' })));
    await waitFor(() => expect(dialog.getByLabelText('Название')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Название'), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(dialog.getByText('Введите название проекта')).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByText('Выберите категорию', { selector: '[slot=errorMessage] *, [slot=errorMessage]' })).toBeVisible(),
    );
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Проверьте поля формы' }]);
    await expect(world.projects).toHaveLength(9);
    await userEvent.type(dialog.getByLabelText('Название'), '9 «В», школа № 64');
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Категория' }),
      await dialog.findByRole('option', { name: 'Детский сад' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await expect(await screen.findByRole('dialog', { name: '9 «В», школа № 64' })).toBeInTheDocument();
    await expect(toasts.list().map(({ title }) => title)).toContain('Проект создан');
    await expect(world.projects.at(-1)).toMatchObject({ name: '9 «В», школа № 64', categoryId: 2 });
  },
});

const opened = fn();

/** Intercepts links to a new tab until the story has ended. */
function watchNewTabs() {
  opened.mockClear();
  const watch = (event: MouseEvent) => {
    const link = event.target instanceof HTMLAnchorElement ? event.target : null;
    if (link?.target !== '_blank') return;
    event.preventDefault();
    opened(link.href, link.rel);
  };
  document.addEventListener('click', watch);
  return () => document.removeEventListener('click', watch);
}

export const CreatedElsewhere = meta.story({
  name: 'Guard: with an editor its page opens in a new tab; the project’s dialog has the link, should the browser refuse, and its card',
  parameters: { world: { editorUrl: 'https://editor.example/order' } },
  beforeEach: () => watchNewTabs(),
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать проект' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый проект' })));
    await userEvent.type(dialog.getByLabelText('Название'), 'Лесная школа');
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Категория' }),
      await dialog.findByRole('option', { name: 'Школа' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    const id = world.projects.at(-1)?.id;
    await expect(opened).toHaveBeenCalledWith(`https://editor.example/order?order_id=${id}&new=1#created`, 'noopener noreferrer');
    const page = `https://editor.example/order?order_id=${id}`;
    const made = await screen.findByRole('dialog', { name: 'Лесная школа' });
    await expect(within(made).getByRole('link', { name: /^Страница заказа/ })).toHaveAttribute('href', page);
    await expect(canvas.getByRole('link', { name: /Лесная школа/, hidden: true })).toHaveAttribute('href', page);
    await waitFor(() => expect(document.querySelector('body > a[target=_blank]')).toBeNull());
  },
});

export const CreatedByEnter = meta.story({
  name: 'Guard: created with Enter, with an editor, focus is in the dialog of the new project',
  parameters: { world: { editorUrl: 'https://editor.example/order' } },
  beforeEach: () => watchNewTabs(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать проект' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый проект' })));
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Категория' }),
      await dialog.findByRole('option', { name: 'Школа' }),
    );
    await userEvent.type(dialog.getByLabelText('Название'), 'Лесная школа{Enter}');
    const made = await screen.findByRole('dialog', { name: 'Лесная школа' });
    await waitFor(() => expect(made.contains(document.activeElement)).toBe(true));
  },
});

export const CategoriesOnTheWay = meta.story({
  name: 'Guard: the category cannot be chosen until the list is there',
  beforeEach: ({ msw }) => msw.use(...slow('infinite', listProjectCategories)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать проект' }));
    const field = within(await fullyOpened(await screen.findByRole('dialog'))).getByRole('combobox', { name: 'Категория' });
    await expect(field).toBeDisabled();
    await expect(field).toHaveDisplayValue(/Загрузка категорий/);
  },
});

export const CategoriesFailed = meta.story({
  name: 'Guard: failed categories are an empty list that can be requested again',
  beforeEach: ({ msw }) => msw.use(...down(listProjectCategories)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать проект' }));
    const again = await screen.findByRole('button', { name: 'Загрузить ещё раз' });
    // The dialog is still fading in.
    await waitFor(() => expect(again).toBeVisible());
  },
});

export const CreationRefused = meta.story({
  name: 'Guard: the server’s messages are shown under the fields, and what was typed stays',
  beforeEach: ({ msw }) => msw.use(...refuse(createProject, 422, 'Проверьте', { name: ['Так уже называется другой', 'Второе'] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Создать проект' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Новый проект' })));
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(dialog.getByText('Введите название проекта')).toBeVisible());
    await userEvent.type(dialog.getByLabelText('Название'), 'Лес');
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'Категория' }),
      await dialog.findByRole('option', { name: 'Школа' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Создать' }));
    await waitFor(() => expect(dialog.getByText('Так уже называется другой')).toBeVisible());
    await expect(dialog.queryByText('Второе')).toBeNull();
    await expect(dialog.queryByText('Введите название проекта')).toBeNull();
    await expect(dialog.getByLabelText('Название')).toHaveValue('Лес');
    await expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось создать проект', message: 'Проверьте' }]);
  },
});

export const Saving = meta.story({
  name: 'Guard: the details are saved, and the list and the title follow',
  parameters: { address: '/dashboard/projects?project=101' },
  play: async ({ userEvent, world }) => {
    const dialog = await openFirst();
    const name = dialog.getByLabelText('Название');
    await userEvent.clear(name);
    await userEvent.type(name, 'Выпускной 11 «Б»');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await screen.findByRole('dialog', { name: 'Выпускной 11 «Б»' })).toBeInTheDocument();
    await expect(world.projects[0]).toMatchObject({ name: 'Выпускной 11 «Б»', clientName: 'Мария Гордеева, родительский комитет' });
    await expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Проект сохранён' }]);
  },
});

export const EarlyDeadline = meta.story({
  name: 'Guard: a deadline before the shoot is refused before anything is sent',
  parameters: { address: '/dashboard/projects?project=101' },
  play: async ({ userEvent, world }) => {
    const dialog = await openFirst();
    const deadline = dialog.getByLabelText('Срок сдачи');
    await userEvent.clear(deadline);
    await userEvent.type(deadline, '18.11.2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(dialog.getByText('Срок сдачи должен быть позже дня съёмки')).toBeVisible());
    await expect(world.projects[0]?.deadline).toBe('2026-12-20');
  },
});

export const SavingFailed = meta.story({
  name: 'Guard: a failed save retains the dialog and all typed text',
  parameters: { address: '/dashboard/projects?project=101' },
  beforeEach: ({ msw }) => msw.use(...down(updateProject)),
  play: async ({ userEvent }) => {
    const dialog = await openFirst();
    await userEvent.type(dialog.getByLabelText('Имя клиента'), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось сохранить проект' }]));
    await expect(dialog.getByLabelText('Имя клиента')).toHaveValue('Мария Гордеева, родительский комитет!');
  },
});

export const Archiving = meta.story({
  name: 'Guard: the dialog closes, then the question comes; a yes moves the card to the archive',
  parameters: { address: '/dashboard/projects?project=101' },
  play: async ({ canvas, userEvent, world }) => {
    const dialog = await openFirst();
    dialog.getByRole('button', { name: 'В архив' }).click();
    // All synchronous effects of the click: no timer fires in between.
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
    await expect(document.querySelector('[role=alertdialog]')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Отправить в архив?' })));
    await expect(world.projects[0]?.archivedAt).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'В архив' }));
    await expect(await canvas.findByRole('tab', { name: /Архив\s*4/ })).toBeVisible();
    await expect(toasts.list()).toMatchObject([{ type: 'info', title: 'Проект в архиве' }]);
    await expect(world.projects[0]?.archivedAt).not.toBeNull();
  },
});

export const ArchivedFromItsCard = meta.story({
  name: 'Guard: a card that goes to the archive leaves the keyboard on the tab that it stood in',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В архив: Свадьба Кати и Миши' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Отправить в архив?' })));
    await userEvent.click(question.getByRole('button', { name: 'В архив' }));
    const tab = await canvas.findByRole('tab', { name: /Активные\s*5/ });
    await waitFor(() => expect(tab).toHaveFocus());
  },
});

export const ArchivingFailed = meta.story({
  name: 'Guard: a failed archiving shows no success, and the card stays',
  beforeEach: ({ msw }) => msw.use(...down(archiveProject)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В архив: Свадьба Кати и Миши' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await userEvent.click(question.getByRole('button', { name: 'В архив' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(toasts.list()).toEqual([]);
    await expect(canvas.getByRole('tab', { name: /Активные\s*6/ })).toBeVisible();
  },
});

export const Restoring = meta.story({
  name: 'Guard: an archived card is restored without a question, and focus stays in the page; its download only notifies',
  parameters: { address: '/dashboard/projects?tab=archive' },
  decorators: [
    (Story) => (
      <main tabIndex={-1}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Скачать: Портреты для сайта' }));
    await expect(toasts.list()).toMatchObject([{ type: 'info', title: expect.stringContaining('Портреты для сайта') }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Восстановить: Портреты для сайта' }));
    await expect(await canvas.findByRole('tab', { name: /Активные\s*7/ })).toBeVisible();
    await expect(world.projects.find(({ name }) => name === 'Портреты для сайта')?.archivedAt).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const Deleting = meta.story({
  name: 'Guard: an archived project is deleted after a question with its name, and nothing else',
  parameters: { address: '/dashboard/projects?tab=archive' },
  play: async ({ canvas, userEvent, world }) => {
    const before = world.projects.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Удалить: Портреты для сайта' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Удалить проект?' })));
    await expect(question.getByText(/«Портреты для сайта» исчезнет навсегда/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Удалить проект' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Удалить проект?' })).toBeNull());
    await expect(toasts.list()).toMatchObject([{ type: 'success', title: 'Проект «Портреты для сайта» удалён' }]);
    await expect(world.projects).toHaveLength(before - 1);
    await expect(canvas.queryByRole('article', { name: /Портреты для сайта/ })).toBeNull();
  },
});

export const DeletingFailed = meta.story({
  name: 'Guard: a project that could not be deleted stays, and the question with it',
  parameters: { address: '/dashboard/projects?project=105' },
  beforeEach: ({ msw }) => msw.use(...down(deleteProject)),
  play: async ({ userEvent, world }) => {
    const before = world.projects.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить проект' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Удалить проект?' })));
    await expect(question.getByText(/«День рождения Софии» исчезнет навсегда/)).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: 'Удалить проект' }));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', title: 'Не удалось удалить проект' }]));
    await waitFor(() => expect(question.getByRole('button', { name: 'Удалить проект' })).toBeVisible());
    await expect(world.projects).toHaveLength(before);
  },
});

export const ClickAnywhere = meta.story({
  name: 'Guard: a click on the image opens the project; the name with a page leads only there',
  beforeEach: ({ world }) => {
    for (const project of world.projects) project.url = `https://editor.example/?order_id=${project.id}`;
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: /Свадьба Кати и Миши/ });
    await expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    // Clicks at a position, as a mouse does.
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const name = link.getBoundingClientRect();
    const top = document.elementFromPoint(name.left + name.width / 2, name.top + name.height / 2);
    await expect(link).toContainElement(top as HTMLElement);
    await userEvent.click(top!);
    await expect(screen.queryByRole('dialog')).toBeNull();
    const card = canvas.getByRole('article', { name: /Свадьба Кати и Миши/ });
    card.scrollIntoView({ block: 'start', behavior: 'instant' });
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 40, box.top + 40);
    await expect(hit).toBe(within(card).getByRole('button', { name: /^Настроить/ }));
  },
});

export const WithoutId = meta.story({
  name: 'Guard: a project without an id is shown beside the others, and opens without images',
  beforeEach: ({ msw }) => msw.use(...nonsense(listProjects, [{ id: 7, name: 'Выпуск' }, { name: 'Утренник' }])),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Выпуск');
    await userEvent.click(canvas.getByRole('button', { name: 'Настроить: Утренник' }));
    await expect(await screen.findByText('Нет номера заказа')).toBeInTheDocument();
    await expect(within(screen.getByRole('dialog')).queryByRole('tab', { name: /^Изображения/ })).toBeNull();
  },
});
