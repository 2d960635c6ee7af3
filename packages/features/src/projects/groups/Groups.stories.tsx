import { createGroups, deleteGroup, groupSentences, listGroups, putIntoGroup, sentences } from '@portal/api';
import { addShare, down, exampleRetouched, refuse, type World } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { imageFile } from '../../common/uploads/exampleFiles.ts';
import { Panel, tile, tileNames } from '../images/inStories.tsx';
import { choose, click, dialog, notices } from '../testing/inStories.ts';
import { saved, watchSaved } from '../../common/data/testing/saved.ts';
import { addClasses, addGroups, classesOf, emailsOf, grouped } from './inStories.ts';

const meta = preview.meta({
  title: 'Projects/Groups',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
  beforeEach: () => watchSaved(),
});

const withGroups = ({ world }: { world: World }) => addGroups(world);
const withClasses = ({ world }: { world: World }) => addClasses(world);
/** A pupil who is there without a class, twins in name, and an address. */
const schoolList = 'Класс;ФИО;Почта\n1А;Котова Анна;kotova@family.example\n1А;Ли Ира;\n1Б;Ли Ира;';
const isNarrow = () => innerWidth < 600;
/** A choice of a group is a field, on a phone a button that opens a sheet. */
const choiceRole = () => (isNarrow() ? 'button' : 'combobox');
const filterName = { name: /^Группа|Вся съёмка/ };
/** Opens the list of groups and chooses one. */
async function show(name: RegExp) {
  await userEvent.click(await screen.findByRole(choiceRole(), filterName));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}
/** The field in which the group of the chosen photos is found or named, opened. */
async function groupField(form: Awaited<ReturnType<typeof dialog>>) {
  const choice = await form.findByRole(choiceRole(), { name: /^Группа/ });
  await userEvent.click(choice);
  return isNarrow() ? screen.findByRole('combobox', { name: /^Группа/ }) : choice;
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const manage = async () => {
  await screen.findAllByRole('row');
  await click('Группы…');
  return within(await fullyOpened(await screen.findByRole('dialog', { name: 'Группы съёмки' })));
};

/** The photos of a project under the headings of their groups. */
export const Content = meta.story({ beforeEach: withGroups });

/** Only the photos of one group. */
export const OneGroup = meta.story({
  name: 'One group',
  beforeEach: withGroups,
  play: () => show(/Котова/),
});

/** A group without photos. */
export const Empty = meta.story({ name: 'Empty group', beforeEach: withGroups, play: () => show(/Яковлева/) });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ beforeEach: withGroups, globals: { viewport: { value: 'narrow', isRotated: false } } });

/** Names without a place to break. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    addGroups(world);
    for (const group of world.projects[4]?.groups ?? [])
      group.name = `Рождественская-Преображенская Александра ${group.name}`.repeat(2).slice(0, 100);
  },
  play: async () => {
    await manage();
  },
});

/** Groups are renamed, ordered and deleted in one dialog. */
export const Managing = meta.story({
  beforeEach: withGroups,
  play: async () => {
    await manage();
  },
});

/** Classes with their pupils. */
export const Classes = meta.story({
  name: 'Managing classes',
  beforeEach: withClasses,
  play: async () => {
    await manage();
  },
});

/** A list of pupils with their classes tells what it will do. */
export const ListOfClasses = meta.story({
  name: 'A list of classes',
  tags: ['phone'],
  beforeEach: withGroups,
  play: async () => {
    const form = await manage();
    await userEvent.click(form.getByLabelText('Добавить списком'));
    await userEvent.paste(schoolList);
    await expect(await form.findByRole('button', { name: 'Добавить 4 группы' })).toBeEnabled();
  },
});

/** A project without groups: names can be pasted, one a line. */
export const FirstOnes = meta.story({
  name: 'Before the first group',
  tags: ['phone'],
  play: async () => {
    const form = await manage();
    await userEvent.type(form.getByLabelText('Добавить списком'), 'Котова Анна\nИванов Пётр\nкотова анна');
  },
});

export const BeforePhotos = meta.story({
  name: 'Guard: pupils are listed before there is a photo, so that their cards can be printed',
  tags: ['phone'],
  beforeEach: ({ world }) => {
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.images = [];
  },
  play: async ({ world }) => {
    await screen.findByText('Изображений пока нет');
    await click('Группы…');
    const form = await dialog('Группы съёмки');
    await userEvent.click(form.getByLabelText('Добавить списком'));
    await userEvent.paste(schoolList);
    await userEvent.click(await form.findByRole('button', { name: 'Добавить 5 групп' }));
    await waitFor(() => expect(classesOf(world)).toEqual({ '1А': ['Котова Анна', 'Ли Ира'], '1Б': ['Ли Ира'] }));
    await expect(await form.findByRole('button', { name: 'Карточки' })).toBeVisible();
  },
});

/** Chosen photos are put into a group. */
export const Putting = meta.story({
  beforeEach: withGroups,
  play: async () => {
    const [first] = await screen.findAllByRole('row', { name: /^IMG/ });
    await userEvent.click(first!);
    await click('В группу…');
    await dialog('В какую группу');
  },
});

export const Filtered = meta.story({
  name: 'Guard: a group shows its photos alone, and all of them are its archive',
  tags: ['phone'],
  beforeEach: withGroups,
  play: async ({ world }) => {
    const [first, second, third, fourth] = world.projects[4]?.images.map(({ name }) => name) ?? [];
    await tile(new RegExp(`${fourth}`));
    await show(/Котова/);
    await waitFor(() => expect(new Set(tileNames())).toEqual(new Set([first, second, third])));
    await expect(screen.getByText('3 изображения')).toBeVisible();
    await click('Скачать все');
    await waitFor(() => expect(saved.at(-1)?.address).toBe('/api/orders/105/images/download?group=9001'));
  },
});

export const Flat = meta.story({
  name: 'Guard: without groups the list is as it always was',
  play: async () => {
    await tile(/IMG_0212/);
    await expect(screen.queryByRole(choiceRole(), filterName)).toBeNull();
    await click('Скачать все');
    await waitFor(() => expect(saved.at(-1)?.address).toBe('/api/orders/105/images/download'));
  },
});

/** Opens the dialog in which this group becomes one with that one. */
async function merging(group: string, into: RegExp) {
  const form = await manage();
  await userEvent.click(form.getByRole('button', { name: `Переименовать: ${group}` }));
  await userEvent.click(await (await dialog('Название группы')).findByRole('button', { name: 'Объединить с другой группой…' }));
  const merge = await dialog('Объединить группы');
  await userEvent.click(await merge.findByRole(choiceRole(), { name: /^С какой группой/ }));
  await userEvent.click(await screen.findByRole('option', { name: into }));
  await merge.findByText(/^Перейдёт в/);
  return merge;
}

/** Two groups become one: the dialog says what moves. */
export const Merging = meta.story({
  name: 'Merging two groups',
  tags: ['phone'],
  beforeEach: withClasses,
  play: async () => {
    await merging('Котова Анна', /^1А, Иванов Пётр/);
  },
});

export const Merged = meta.story({
  name: 'Guard: two groups become one, with the photos of both',
  beforeEach: withClasses,
  play: async ({ world }) => {
    const merge = await merging('Котова Анна', /^1Б, Иванов Пётр/);
    await expect(merge.getByText('Перейдёт в «1Б, Иванов Пётр»: 3 снимка. Группа «1А, Котова Анна» исчезнет.')).toBeVisible();
    await expect(merge.getByText(/^Её напечатанная карточка/)).toBeVisible();
    await userEvent.click(merge.getByRole('button', { name: 'Объединить' }));
    await waitFor(() => expect(classesOf(world)).toEqual({ '1А': ['Иванов Пётр'], '1Б': ['Иванов Пётр'] }));
    await expect(grouped(world)['Иванов Пётр']).toHaveLength(5);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Объединить|^Название/ })).toBeNull());
    const groups = within(await screen.findByRole('dialog', { name: 'Группы съёмки' }));
    await waitFor(() => expect(groups.getByText('5 снимков')).toBeVisible());
    // What opened the dialog is gone: its neighbour is next.
    await waitFor(() => expect(groups.getAllByRole('button', { name: /Иванов Пётр$/ })[0]).toHaveFocus());
  },
});

export const NotMerged = meta.story({
  name: 'Guard: where a share shows only one of the two, the field says which has to be ended',
  beforeEach: ({ world }) => {
    addClasses(world);
    addShare(world, { projectId: 105, groupId: 9103 });
  },
  play: async ({ world }) => {
    const merge = await merging('Котова Анна', /^1А, Иванов Пётр/);
    await userEvent.click(merge.getByRole('button', { name: 'Объединить' }));
    await waitFor(() => expect(merge.getByText(/^Сначала завершите ссылки.*: 1А, Иванов Пётр\.$/)).toBeVisible());
    await expect(classesOf(world)['1А']).toEqual(['Котова Анна', 'Иванов Пётр']);
  },
});

export const Unreadable = meta.story({
  name: 'Guard: where the groups cannot be read, the photos are shown all the same',
  beforeEach: ({ msw, world }) => {
    addGroups(world);
    msw.use(...down(listGroups));
  },
  play: async () => {
    await tile(/IMG_0212/);
    await expect(screen.queryByRole(choiceRole(), filterName)).toBeNull();
  },
});

export const IntoNewGroup = meta.story({
  name: 'Guard: chosen photos come into a new group by its name',
  tags: ['phone'],
  play: async ({ world }) => {
    await userEvent.click(await tile(/IMG_0233/));
    await userEvent.click(await tile(/IMG_0236/));
    await click('В группу…');
    const form = await dialog('В какую группу');
    await userEvent.type(await groupField(form), 'Сидоров Олег');
    await userEvent.click(await screen.findByRole('option', { name: /Сидоров Олег/ }));
    await userEvent.click(await form.findByRole('button', { name: 'Положить' }));
    await closed();
    await expect(grouped(world)).toEqual({ 'Сидоров Олег': expect.arrayContaining(['IMG_0233.jpg', 'IMG_0236.jpg']) });
    await expect(notices()[0]).toEqual(['success', '2 снимка в группе «Сидоров Олег»']);
    await expect(await screen.findByText('Ничего не выбрано')).toBeInTheDocument();
  },
});

export const FocusStays = meta.story({
  name: 'Guard: the focus returns to the button after no move, and after one it is at the photo that took the place of the moved one',
  beforeEach: withGroups,
  play: async () => {
    await show(/Котова/);
    await waitFor(() => expect(tileNames()).toHaveLength(3));
    const [, second, third] = tileNames();
    await userEvent.click(await tile(new RegExp(`^${second}`)));
    const button = await screen.findByRole('button', { name: 'В группу…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click((await dialog('В какую группу')).getByRole('button', { name: 'Отмена' }));
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const form = await dialog('В какую группу');
    await groupField(form);
    await userEvent.click(await screen.findByRole('option', { name: 'Иванов Пётр' }));
    await userEvent.click(await form.findByRole('button', { name: 'Положить' }));
    await closed();
    await waitFor(() => expect(tileNames()).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${third}`)));
  },
});

export const OutOfGroup = meta.story({
  name: 'Guard: chosen photos are taken out of their group',
  beforeEach: withGroups,
  play: async ({ world }) => {
    // In the first rows at any width: a tile that is out of view may be removed before it is clicked.
    const image = world.projects[4]?.images.findLast(({ groupId }) => groupId !== null);
    await userEvent.click(await tile(new RegExp(`${image?.name}`)));
    await click('В группу…');
    await click('Убрать из группы');
    await closed();
    await expect(image?.groupId).toBeNull();
  },
});

export const NotPut = meta.story({
  name: 'Guard: a dialog that could not group the photos stays open with the choice',
  tags: ['phone'],
  beforeEach: ({ msw, world }) => {
    addGroups(world);
    msw.use(...down(putIntoGroup));
  },
  play: async () => {
    await userEvent.click(await tile(/IMG_0233/));
    await click('В группу…');
    const form = await dialog('В какую группу');
    await userEvent.click(form.getByRole('button', { name: 'Положить' }));
    await waitFor(() => expect(form.getByText('Выберите группу')).toBeVisible());
    await groupField(form);
    await userEvent.click(await screen.findByRole('option', { name: 'Иванов Пётр' }));
    await userEvent.click(await form.findByRole('button', { name: 'Положить' }));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Не удалось разложить снимки'));
    const choice = form.getByRole(choiceRole(), { name: /^Группа/ });
    await (isNarrow() ? expect(choice).toHaveTextContent('Иванов Пётр') : expect(choice).toHaveValue('Иванов Пётр'));
  },
});

export const Listed = meta.story({
  name: 'Guard: a list makes a group of each name once, and says what it leaves out',
  beforeEach: withGroups,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByLabelText('Добавить списком'));
    await userEvent.paste('№;Фамилия;Имя\n1;Сидоров;Олег\n2;Котова;Анна\n3;"Ли";Ира\n4;СИДОРОВ;ОЛЕГ');
    await waitFor(() => expect(form.getByText(/^Уже есть: Котова Анна\. Повторяются: СИДОРОВ ОЛЕГ$/)).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Добавить 2 группы' }));
    await waitFor(() =>
      expect(world.projects[4]?.groups?.map(({ name }) => name)).toEqual([
        'Котова Анна',
        'Иванов Пётр',
        'Яковлева Ия',
        'Сидоров Олег',
        'Ли Ира',
      ]),
    );
    await waitFor(() => expect(form.getByLabelText('Добавить списком')).toHaveValue(''));
    await userEvent.click(form.getByRole('button', { name: 'По алфавиту' }));
    await waitFor(() => expect(form.getAllByRole('listitem')[0]).toHaveTextContent('Иванов Пётр'));
  },
});

export const ListedClasses = meta.story({
  name: 'Guard: a list makes classes with their pupils, and moves a group that is a pupil of the list',
  beforeEach: withGroups,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByLabelText('Добавить списком'));
    await userEvent.paste(schoolList);
    await waitFor(() => expect(form.getByText('Перейдут в класс: Котова Анна (1А). С почтой семьи: 1 ученик')).toBeVisible());
    await userEvent.click(form.getByRole('button', { name: 'Добавить 4 группы' }));
    await waitFor(() =>
      expect(classesOf(world)).toEqual({ '1А': ['Котова Анна', 'Ли Ира'], '1Б': ['Ли Ира'], 'Иванов Пётр': [], 'Яковлева Ия': [] }),
    );
    await waitFor(() => expect(form.getByLabelText('Добавить списком')).toHaveValue(''));
    await expect(grouped(world)).toMatchObject({ 'Котова Анна': expect.arrayContaining(['IMG_0212.jpg']) });
    await expect(emailsOf(world)).toEqual({ 'Котова Анна': 'kotova@family.example' });
  },
});

export const RenamedClass = meta.story({
  name: 'Guard: a class that a list calls otherwise is renamed, unless that is taken back',
  beforeEach: withClasses,
  play: async ({ world }) => {
    const form = await manage();
    const before = classesOf(world)['1А'] ?? [];
    await userEvent.click(form.getByLabelText('Добавить списком'));
    await userEvent.paste(['Класс;ФИО', ...before.map((name) => `2А;${name}`)].join('\n'));
    const same = await form.findByRole('checkbox', { name: /^Это те же классы, переименовать: 1А → 2А, / });
    await expect(same).toBeChecked();
    await userEvent.click(same);
    await expect(await form.findByRole('button', { name: /^Добавить \d+ групп/ })).toBeEnabled();
    await userEvent.click(same);
    await userEvent.click(await form.findByRole('button', { name: 'Переименовать 1 класс' }));
    await waitFor(() => expect(Object.keys(classesOf(world))).toContain('2А'));
    await expect(classesOf(world)['2А']).toEqual(before);
    await expect(Object.keys(classesOf(world))).not.toContain('1А');
  },
});

export const FamilyEmails = meta.story({
  name: 'Guard: a list gives pupils who are there their addresses; each can be changed and taken away',
  beforeEach: withClasses,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByLabelText('Добавить списком'));
    await userEvent.paste('Класс;ФИО;Почта\n1А;Котова Анна;KOTOVA@family.example\n1А;Иванов Пётр;мама@почта.рф');
    await waitFor(() =>
      expect(
        form.getByText('Уже есть: Котова Анна, Иванов Пётр. С почтой семьи: 1 ученик. Не похоже на почту: мама@почта.рф'),
      ).toBeVisible(),
    );
    await userEvent.click(form.getByRole('button', { name: 'Записать почту: 1' }));
    await waitFor(() => expect(emailsOf(world)).toEqual({ 'Котова Анна': 'kotova@family.example' }));
    const change = async (email: string) => {
      await userEvent.click(form.getByRole('button', { name: 'Переименовать: Котова Анна' }));
      const renaming = await dialog('Название группы');
      const field = await renaming.findByRole('textbox', { name: /^Почта семьи/ });
      await userEvent.clear(field);
      if (email !== '') await userEvent.type(field, email);
      await userEvent.click(renaming.getByRole('button', { name: 'Сохранить' }));
      return renaming;
    };
    const refused = await change('kotova@family');
    await expect(await refused.findByText(sentences.emailInvalid)).toBeVisible();
    await userEvent.type(refused.getByRole('textbox', { name: /^Почта семьи/ }), '.example');
    await userEvent.click(refused.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Название группы' })).toBeNull());
    await change('');
    await waitFor(() => expect(emailsOf(world)).toEqual({}));
  },
});

export const PupilMoved = meta.story({
  name: 'Guard: a pupil moves into another class, unless there is one of the name',
  beforeEach: withClasses,
  play: async ({ world }) => {
    const form = await manage();
    const moveTo = async (pupil: number, className: string) => {
      await userEvent.click(form.getAllByRole('button', { name: /^Переименовать: (Котова|Иванов)/ })[pupil]!);
      const renaming = await dialog('Название группы');
      await userEvent.click(await renaming.findByRole(choiceRole(), { name: /^Класс/ }));
      await userEvent.click(await screen.findByRole('option', { name: className }));
      await userEvent.click(renaming.getByRole('button', { name: 'Сохранить' }));
      return renaming;
    };
    await moveTo(0, '1Б');
    await waitFor(() => expect(classesOf(world)).toEqual({ '1А': ['Иванов Пётр'], '1Б': ['Котова Анна', 'Иванов Пётр'] }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Название группы' })).toBeNull());
    const renaming = await moveTo(0, '1Б');
    await waitFor(() => expect(renaming.getByText(/уже есть/)).toBeVisible());
    await expect(classesOf(world)).toEqual({ '1А': ['Иванов Пётр'], '1Б': ['Котова Анна', 'Иванов Пётр'] });
  },
});

export const ClassShown = meta.story({
  name: 'Guard: a class is shown with its pupils, and twins in name are told apart by their classes',
  tags: ['phone'],
  beforeEach: withClasses,
  play: async () => {
    await tile(/IMG_0212/);
    await show(/^1А(?!,)/);
    await waitFor(() => expect(tileNames()).toHaveLength(4));
    await show(/^1Б, Иванов Пётр/);
    await waitFor(() => expect(tileNames()).toHaveLength(2));
    await click('Скачать все');
    await waitFor(() => expect(saved.at(-1)?.address).toBe('/api/orders/105/images/download?group=9105'));
  },
});

export const ClassDeleted = meta.story({
  name: 'Guard: who deletes a class is told of its pupils',
  beforeEach: withClasses,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByRole('button', { name: 'Удалить группу: 1А' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await expect(question.getByText(/^Класс «1А» и его 2 ученика исчезнут/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Удалить группу' }));
    await waitFor(() => expect(classesOf(world)).toEqual({ '1Б': ['Иванов Пётр'] }));
    await waitFor(() => expect(form.getAllByRole('button', { name: /: 1Б$/ })[0]).toHaveFocus());
  },
});

/** «Ёжик Ян» in Windows-1251, and in KOI8-R, in which nobody saves any more. */
const inWindows = new Uint8Array([0xa8, 0xe6, 0xe8, 0xea, 0x20, 0xdf, 0xed]);
const inKoi8 = new Uint8Array([0xb3, 0xd6, 0xc9, 0xcb, 0x20, 0xf1, 0xce]);

export const FromFile = meta.story({
  name: 'Guard: a file in Windows-1251 is read into the list, and one with damaged letters is refused in words',
  play: async () => {
    const form = await manage();
    await choose(new File([inKoi8], 'класс.csv', { type: 'text/csv' }));
    await waitFor(() => expect(form.getByText(/буквы в нём испорчены/)).toBeVisible());
    await choose(new File([inWindows], 'класс.csv', { type: 'text/csv' }));
    await waitFor(() => expect(form.getByLabelText('Добавить списком')).toHaveValue('Ёжик Ян'));
    await expect(form.queryByText(/испорчены/)).toBeNull();
  },
});

export const ListRefused = meta.story({
  name: 'Guard: a list that was refused stays written',
  beforeEach: ({ msw }) => msw.use(...refuse(createGroups, 422, groupSentences.full, { names: [groupSentences.full] })),
  play: async () => {
    const form = await manage();
    await userEvent.type(form.getByLabelText('Добавить списком'), 'Ли Ира');
    await userEvent.click(form.getByRole('button', { name: 'Добавить 1 группу' }));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Не удалось изменить группы'));
    await expect(form.getByLabelText('Добавить списком')).toHaveValue('Ли Ира');
  },
});

export const Renamed = meta.story({
  name: 'Guard: the name of another group is refused at its field',
  beforeEach: withGroups,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByRole('button', { name: 'Переименовать: Котова Анна' }));
    const renaming = await dialog('Название группы');
    const field = await renaming.findByLabelText(/^Название/);
    await userEvent.clear(field);
    await userEvent.type(field, 'иванов петр');
    await userEvent.click(renaming.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(renaming.getByText(/уже есть/)).toBeVisible());
    await userEvent.clear(field);
    await userEvent.type(field, 'Котова Аня');
    await userEvent.click(renaming.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(world.projects[4]?.groups?.[0]?.name).toBe('Котова Аня'));
  },
});

export const NameFollows = meta.story({
  name: 'Guard: when its window gets the focus, the open name of a group shows what another window saved',
  beforeEach: withGroups,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByRole('button', { name: 'Переименовать: Котова Анна' }));
    const field = await (await dialog('Название группы')).findByLabelText(/^Название/);
    const [group] = world.projects[4]?.groups ?? [];
    if (group) group.name = 'Котова Анна, 4А';
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(field).toHaveValue('Котова Анна, 4А'));
  },
});

export const RenamedElsewhere = meta.story({
  name: 'Guard: a group that another window has renamed meanwhile is not overwritten: what was typed stays, with the other name under it',
  beforeEach: withGroups,
  play: async ({ world }) => {
    const form = await manage();
    await userEvent.click(form.getByRole('button', { name: 'Переименовать: Котова Анна' }));
    const renaming = await dialog('Название группы');
    const [group] = world.projects[4]?.groups ?? [];
    if (group) group.name = 'Котова Анна, 4А';
    const field = await renaming.findByLabelText(/^Название/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Котова Аня');
    await userEvent.click(renaming.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/В другом окне сохранили «Котова Анна, 4А»/));
    await expect(field).toHaveValue('Котова Аня');
    await expect(group?.name).toBe('Котова Анна, 4А');
    await userEvent.click(renaming.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(group?.name).toBe('Котова Аня'));
  },
});

export const Deleted = meta.story({
  name: 'Guard: a deleted group leaves its photos, and the filter that showed it shows all',
  beforeEach: withGroups,
  play: async ({ world }) => {
    await show(/Котова/);
    await waitFor(() => expect(tileNames()).toHaveLength(3));
    await click('Группы…');
    const form = await dialog('Группы съёмки');
    await userEvent.click(form.getByRole('button', { name: 'Удалить группу: Котова Анна' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await userEvent.click(question.getByRole('button', { name: 'Удалить группу' }));
    await waitFor(() => expect(form.queryByText('Котова Анна')).toBeNull());
    await userEvent.click(form.getByRole('button', { name: 'Готово' }));
    await closed();
    await waitFor(() => expect(tileNames().length).toBeGreaterThan(3));
    await expect(Object.keys(grouped(world))).toEqual(['Иванов Пётр']);
  },
});

export const NamesKept = meta.story({
  name: 'Guard: Escape asks before a list of names is lost',
  play: async () => {
    const form = await manage();
    await userEvent.type(form.getByLabelText('Добавить списком'), 'Иванов Иван');
    await userEvent.keyboard('{Escape}');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
    await userEvent.click(question.getByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(form.getByLabelText('Добавить списком')).toHaveValue('Иванов Иван');
  },
});

export const NotDeleted = meta.story({
  name: 'Guard: a group that could not be deleted is still there',
  beforeEach: ({ msw, world }) => {
    addGroups(world);
    msw.use(...down(deleteGroup));
  },
  play: async () => {
    const form = await manage();
    await userEvent.click(form.getByRole('button', { name: 'Удалить группу: Котова Анна' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await userEvent.click(question.getByRole('button', { name: 'Удалить группу' }));
    await waitFor(() => expect(notices()[0]?.[1]).toBe('Не удалось изменить группы'));
    await expect(form.getByText('Котова Анна')).toBeInTheDocument();
  },
});

/** A folder as the browser hands it over when it is dropped. */
const folder = (
  name: string,
  files: (File | object)[],
): { name: string; isFile: boolean; isDirectory: boolean; createReader: () => object } => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    let isRead = false;
    return {
      readEntries: (answer: (entries: object[]) => void) => {
        answer(
          isRead
            ? []
            : files.map((file) =>
                file instanceof File
                  ? { isFile: true, isDirectory: false, name: file.name, file: (give: (it: File) => void) => give(file) }
                  : file,
              ),
        );
        isRead = true;
      },
    };
  },
});

function drop(zone: Element, ...entries: { name: string }[]) {
  const items = entries.map((entry) => ({
    kind: 'file',
    type: '',
    getAsFile: () => new File([], entry.name),
    webkitGetAsEntry: () => entry,
  }));
  const dataTransfer = { items, types: ['Files'], files: [], effectAllowed: 'all', dropEffect: 'copy', getData: () => '' };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: 5, clientY: 5 });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    zone.dispatchEvent(event);
  }
}

export const Folders = meta.story({
  name: 'Guard: dropped folders become groups, and their photos come into them',
  play: async ({ world }) => {
    await tile(/IMG_0212/);
    await click('Загрузить');
    await dialog('Загрузка изображений');
    const [one, two, three] = await Promise.all([imageFile('1.png'), imageFile('2.png', 25), imageFile('3.png', 26)]);
    const zone = await screen.findByRole('group', { name: 'Изображения проекта' });
    drop(zone, folder('Котова Анна', [one, two]), folder('Иванов Пётр', [three]));
    await waitFor(() => expect(grouped(world)).toEqual({ 'Котова Анна': ['1.png', '2.png'], 'Иванов Пётр': ['3.png'] }));
    await closed();
    await expect(await screen.findByRole(choiceRole(), filterName)).toBeVisible();
  },
});

export const ClassFolders = meta.story({
  name: 'Guard: folders in a folder become the pupils of a class',
  play: async ({ world }) => {
    await tile(/IMG_0212/);
    await click('Загрузить');
    await dialog('Загрузка изображений');
    const [one, two, three] = await Promise.all([imageFile('1.png'), imageFile('2.png', 25), imageFile('3.png', 26)]);
    const zone = await screen.findByRole('group', { name: 'Изображения проекта' });
    drop(zone, folder('1А', [folder('Котова Анна', [one]), two]), folder('1Б', [folder('Котова Анна', [three])]));
    await waitFor(() => expect(grouped(world)).toEqual({ '1А': ['2.png'], 'Котова Анна': ['1.png', '3.png'] }));
    await expect(classesOf(world)).toEqual({ '1А': ['Котова Анна'], '1Б': ['Котова Анна'] });
    await closed();
  },
});

export const Retouched = meta.story({
  name: 'Guard: what was retouched is shown and downloaded by the groups of its originals',
  beforeEach: ({ world }) => {
    addGroups(world);
    const project = world.projects[4];
    if (project) project.retouched = exampleRetouched(project, 5);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Обработанные' }));
    await screen.findByText(/^Сопоставлено 5/);
    await show(/Иванов/);
    await waitFor(() => expect(tileNames()).toHaveLength(2));
    await expect(screen.getByRole('link', { name: /ZIP/ })).toHaveAttribute('href', expect.stringContaining('group=9002'));
  },
});
