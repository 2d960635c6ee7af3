import { endShares, listShareChoices, remindShares, shareLimits, shareSentences, updateShares } from '@portal/api';
import { addShare, down, refuse, type World, type WorldShare } from '@portal/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { click, dialog, notices } from '../../testing/inStories.ts';
import { saved, watchSaved } from '../../../common/data/testing/saved.ts';
import { SharesPanel } from '../SharesPanel.tsx';

const meta = preview.meta({
  title: 'Projects/Shares',
  tags: ['phone'],
  component: SharesPanel,
  args: { projectId: 105 },
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-01T10:00:00Z';

/** A class: 14 families, who have come differently far, a retoucher, and two shares that work no more. */
const addClass = (world: World) => {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  const images = new Set(project.images.map(({ id }) => id));
  project.groups = Array.from({ length: 14 }, (_, index) => ({ id: 9001 + index, name: `Котова Анна ${index + 1}` }));
  for (const image of project.images) image.groupId = 9014;
  const add = (more: Partial<WorldShare>) =>
    addShare(world, { projectId: 105, shows: 'originals', choiceLimit: 15, canDownload: false, expiresOn: '2026-12-01', ...more });
  add({ role: 'retoucher' });
  add({ groupId: 9001, endedAt: at });
  add({ groupId: 9002, expiresOn: '2026-10-01' });
  for (const { id } of project.groups.slice(2)) {
    const isChosen = id === 9014 && { favourites: images, choiceClosedAt: at };
    const isOpened = id > 9010 && { events: [{ kind: 'opened', at, count: null } as const] };
    const isLost = id === 9003 && ({ email: 'nobody@family.example', emailState: 'failed' } as const);
    add({ groupId: id, ...isOpened, ...isChosen, ...isLost });
  }
};
const ofClients = (world: World) => world.shares.filter(({ role }) => role === 'client');
const menuItem = async (count: string, name: string) => {
  await click(`Для всех: ${count}`);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Shares of a class, with how far each family has come. */
export const StagesOfClients = meta.story({ beforeEach: ({ world }) => addClass(world) });

/** At 320 px, the narrowest window that the portal supports. */
export const StagesNarrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => addClass(world),
});

/** One thing is changed of all shares that are shown. */
export const ChangingAll = meta.story({
  beforeEach: ({ world }) => addClass(world),
  play: () => menuItem('12 ссылок', 'Изменить настройки'),
});

/** Whether the dialog fits where the most is to choose. */
export const ChangingShows = meta.story({
  name: 'Changing what clients see',
  beforeEach: ({ world }) => addClass(world),
  play: async () => {
    await menuItem('12 ссылок', 'Изменить настройки');
    const form = await dialog('Изменить 12 ссылок');
    await userEvent.click(await form.findByRole('radio', { name: 'Что увидит клиент' }));
  },
});

export const StagesFiltered = meta.story({
  name: 'Guard: one click shows who has not chosen, and who never opened the share',
  beforeEach: ({ world }) => addClass(world),
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole('toolbar', { name: 'На каком этапе клиенты' }));
    const names = () => within(canvas.getByRole('list', { name: 'Ссылки проекта' })).getAllByRole('heading');
    await expect(stages.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Все · 15',
      'Не открыли · 8',
      'Не отправили выбор · 11',
      'Отправили выбор · 1',
      'Письмо не дошло · 1',
      'Срок истёк · 1',
    ]);
    await userEvent.click(stages.getByRole('button', { name: /^Не отправили выбор/ }));
    await waitFor(() => expect(names()).toHaveLength(11));
    await expect(canvas.getByText('Найдено 11 ссылок')).toBeInTheDocument();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти ссылку по имени' }), '12');
    await waitFor(() => expect(names()).toHaveLength(1));
    await expect(stages.getByRole('button', { name: /^Не отправили выбор/ })).toHaveTextContent('Не отправили выбор · 1');
  },
});

export const LastDayMoved = meta.story({
  name: 'Guard: the last day of all that are shown is moved at once; the retoucher, the expired and the ended keep theirs',
  beforeEach: ({ world }) => addClass(world),
  play: async ({ world }) => {
    await menuItem('12 ссылок', 'Изменить настройки');
    const form = await dialog('Изменить 12 ссылок');
    const day = await form.findByLabelText('Действует до', { selector: 'input:not([type=radio])' });
    await expect(day).toHaveValue('20.12.2026');
    await userEvent.clear(day);
    await userEvent.type(day, '24.12.2026');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(notices()).toEqual([['success', 'Изменено 12 ссылок']]);
    await expect(world.shares.slice(0, 3).map(({ expiresOn }) => expiresOn)).toEqual(['2026-12-01', '2026-12-01', '2026-10-01']);
    await expect(new Set(world.shares.slice(3).map(({ expiresOn, choiceLimit }) => `${expiresOn} ${choiceLimit}`))).toEqual(
      new Set(['2026-12-24 15']),
    );
    await expect((await screen.findAllByText(/до 24 дек/)).length).toBe(12);
  },
});

export const LimitAndDownload = meta.story({
  name: 'Guard: only the thing that was chosen is changed: a limit, what clients see, downloads',
  beforeEach: ({ world }) => addClass(world),
  play: async ({ world }) => {
    const last = () => ofClients(world).at(-2);
    await menuItem('12 ссылок', 'Изменить настройки');
    let form = await dialog('Изменить 12 ссылок');
    await userEvent.click(await form.findByRole('radio', { name: 'Сколько можно выбрать' }));
    const limit = await form.findByLabelText('Сколько можно выбрать', { selector: 'input:not([type=radio])' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '5');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(last()).toMatchObject({ choiceLimit: 5, shows: 'originals', canDownload: false, expiresOn: '2026-12-01' });
    await menuItem('12 ссылок', 'Изменить настройки');
    form = await dialog('Изменить 12 ссылок');
    await userEvent.click(await form.findByRole('radio', { name: 'Скачивание' }));
    await userEvent.click(await form.findByRole('radio', { name: 'Разрешить' }));
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(last()).toMatchObject({ choiceLimit: 5, shows: 'originals', canDownload: true, expiresOn: '2026-12-01' });
  },
});

export const ExpiredAgain = meta.story({
  name: 'Guard: expired shares get a new day only where they were asked for',
  beforeEach: ({ world }) => {
    addClass(world);
    addShare(world, { projectId: 105, expiresOn: '2026-10-02' });
  },
  play: async ({ canvas, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Срок истёк/ }));
    await menuItem('2 ссылки', 'Изменить настройки');
    const form = await dialog('Изменить 2 ссылки');
    await userEvent.click(await form.findByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(world.shares.filter(({ expiresOn }) => expiresOn === '2026-12-20')).toHaveLength(2);
    await expect(await canvas.findByText('Таких ссылок нет')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выгрузить выбор' })).toHaveFocus());
  },
});

export const ToldWhatChanged = meta.story({
  name: 'Guard: a notice tells how many were changed or ended, not how many were asked for; what has expired meanwhile stays expired',
  beforeEach: ({ world }) => addClass(world),
  play: async ({ canvas, world }) => {
    const [soSet, over, gone] = ofClients(world).slice(-3);
    if (!soSet || !over || !gone) throw new Error('The class has fewer families.');
    await canvas.findByRole('button', { name: 'Для всех: 12 ссылок' });
    soSet.expiresOn = '2026-12-20';
    over.expiresOn = '2026-11-01';
    gone.endedAt = at;
    await menuItem('12 ссылок', 'Изменить настройки');
    await userEvent.click((await dialog('Изменить 12 ссылок')).getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(notices()).toEqual([['success', 'Изменено 9 ссылок']]);
    await expect(over.expiresOn).toBe('2026-11-01');
    await menuItem('10 ссылок', 'Изменить настройки');
    await userEvent.click((await dialog('Изменить 10 ссылок')).getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(notices()[0]).toEqual(['warning', 'Изменять нечего: эти ссылки уже такие, истекли или завершены']);
    soSet.endedAt = at;
    await menuItem('10 ссылок', 'Завершить');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Завершить 10 ссылок?' })));
    await userEvent.click(question.getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(notices()[0]).toEqual(['success', 'Завершено 9 ссылок']));
  },
});

export const AllRefused = meta.story({
  name: 'Guard: a day that is refused stays as it was typed, and says why at its field',
  beforeEach: ({ world, msw }) => {
    addClass(world);
    msw.use(...refuse(updateShares, 422, '', { expires_on: [shareSentences.dayFar] }));
  },
  play: async () => {
    await menuItem('12 ссылок', 'Изменить настройки');
    const form = await dialog('Изменить 12 ссылок');
    await userEvent.click(await form.findByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(form.getByText(shareSentences.dayFar.replaceAll('\u00a0', ' '))).toBeVisible());
    await expect(form.getByLabelText('Действует до', { selector: 'input:not([type=radio])' })).toHaveValue('20.12.2026');
  },
});

const addEmailed = (world: World) => {
  addClass(world);
  for (const share of world.shares)
    if (share.groupId !== 9003) Object.assign(share, { email: `family-${share.id}@mail.example`, emailState: 'sent' });
};

/** Reminds the ten who have not chosen, and answers the question before it. */
const remind = async () => {
  await menuItem('12 ссылок', 'Напомнить по почте');
  const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Отправить 10 напоминаний?' })));
  await userEvent.click(question.getByRole('button', { name: 'Отправить' }));
  return question;
};

const nobody = 'Напоминать некому: за последние сутки уже писали, выбор уже отправлен или ссылка больше не работает';

/** Who is reminded: those who got theirs by email and have not chosen. */
export const Reminding = meta.story({
  beforeEach: ({ world }) => addEmailed(world),
  play: () => menuItem('12 ссылок', 'Напомнить по почте'),
});

export const Reminded = meta.story({
  name: 'Guard: all who have not chosen are reminded by email, and not a second time that day',
  beforeEach: ({ world }) => addEmailed(world),
  play: async ({ world }) => {
    await remind();
    await waitFor(() => expect(notices()).toEqual([['success', 'Отправляется 10 напоминаний']]));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Отправить/ })).toBeNull());
    const reminded = world.shares.filter(({ events }) => events.some(({ kind }) => kind === 'reminded'));
    await expect(reminded.map(({ groupId }) => groupId)).toEqual(Array.from({ length: 10 }, (_, index) => 9004 + index));
    await remind();
    await waitFor(() => expect(notices()[0]).toEqual(['warning', nobody]));
  },
});

export const RemindedAsAllowed = meta.story({
  name: 'Guard: who is not reminded because of the limits of emails is counted',
  beforeEach: ({ world }) => {
    addEmailed(world);
    for (const share of world.shares.slice(-4)) share.email = 'mother@family.example';
    for (let count = 0; count < 3; count += 1) world.shareEmails.push({ to: 'mother@family.example', at: world.now() });
  },
  play: async () => {
    await remind();
    await expect(await screen.findByText(/^Ещё 1 не уйдёт/)).toBeInTheDocument();
    await waitFor(() => expect(notices()).toEqual([['warning', 'Отправляется 9 напоминаний']]));
  },
});

export const RemindedTomorrow = meta.story({
  name: 'Guard: where the limits of emails leave nobody to remind, nothing is said of others',
  beforeEach: ({ world }) => {
    addEmailed(world);
    for (const share of world.shares) share.email = 'mother@family.example';
    for (let count = 0; count < shareLimits.emailsToAddress; count += 1)
      world.shareEmails.push({ to: 'mother@family.example', at: world.now() });
  },
  play: async () => {
    await remind();
    await waitFor(() => expect(notices()).toEqual([['warning', 'Напоминания не отправлены']]));
    await expect(await screen.findByText('На сегодня писем достаточно. Повторите завтра.')).toBeInTheDocument();
  },
});

export const RemindingFailed = meta.story({
  name: 'Guard: when nobody could be reminded, the question stays and says so',
  beforeEach: ({ world, msw }) => {
    addEmailed(world);
    msw.use(...down(remindShares));
  },
  play: async () => {
    const question = await remind();
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось отправить напоминания']]));
    await expect(question.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  },
});

export const AllEnded = meta.story({
  name: 'Guard: all that are shown are ended at once, after a question',
  beforeEach: ({ world }) => addClass(world),
  play: async ({ canvas, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Не открыли/ }));
    await menuItem('8 ссылок', 'Завершить');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Завершить 8 ссылок?' })));
    await userEvent.click(question.getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Завершено 8 ссылок']]));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Завершить/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выгрузить выбор' })).toHaveFocus());
    await expect(ofClients(world).filter(({ endedAt }) => endedAt !== null)).toHaveLength(9);
    await expect(world.shares[0]?.endedAt).toBeNull();
  },
});

export const AllEndingFailed = meta.story({
  name: 'Guard: when they cannot be ended, the question stays and says so',
  beforeEach: ({ world, msw }) => {
    addClass(world);
    msw.use(...down(endShares));
  },
  play: async ({ world }) => {
    await menuItem('12 ссылок', 'Завершить');
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Завершить 12 ссылок?' })));
    await userEvent.click(question.getByRole('button', { name: 'Завершить' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось завершить ссылки']]));
    await expect(question.getByRole('button', { name: 'Завершить' })).toBeEnabled();
    await expect(ofClients(world).filter(({ endedAt }) => endedAt !== null)).toHaveLength(1);
  },
});

/** All choices leave the portal as a table or as names. */
export const Exporting = meta.story({
  beforeEach: ({ world }) => addClass(world),
  play: () => click('Выгрузить выбор'),
});

export const ExportedTable = meta.story({
  name: 'Guard: all choices are saved as one table, as they are now, under the name of the project',
  args: { projectName: 'Выпуск: 1А' },
  beforeEach: ({ world }) => {
    addClass(world);
    const last = world.shares.at(-1);
    if (last) last.choiceClosedAt = null;
    return watchSaved();
  },
  play: async ({ canvas, world }) => {
    const made = spyOn(URL, 'createObjectURL');
    await canvas.findByRole('button', { name: 'Выгрузить выбор' });
    // The list was read before this client sent the choice: the table tells what is so now.
    const last = world.shares.at(-1);
    if (last) last.choiceClosedAt = at;
    await click('Выгрузить выбор');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать таблицу для Excel' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Выбор — Выпуск_ 1А.csv']));
    const lines = (await new Response(made.mock.calls[0]?.[0] as Blob).text()).split('\r\n');
    await expect(lines).toHaveLength(11);
    await expect(lines[1]).toMatch(/^;Котова Анна 14;.+;да;;да$/);
  },
});

export const ExportedNames = meta.story({
  name: 'Guard: the names of all chosen photos are copied for the search of another program',
  beforeEach: ({ world }) => addClass(world),
  play: async ({ world }) => {
    const written = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await click('Выгрузить выбор');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скопировать имена для Lightroom' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Имена файлов скопированы']]));
    const text = await (await written.mock.calls[0]?.[0]?.[0]?.getType('text/plain'))?.text();
    const names = world.projects.find(({ id }) => id === 105)?.images.map(({ name }) => name.replace(/\.[^.]+$/, ''));
    await expect(text).toBe([...new Set(names)].join(', '));
  },
});

const exportAs = async (name: string) => {
  await click('Выгрузить выбор');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

/** How the files in archives of what was chosen are called, with the name of the first one. */
export const FileNames = meta.story({
  beforeEach: ({ world }) => addClass(world),
  play: () => exportAs('Имена файлов в архивах'),
});

export const ExportedOriginals = meta.story({
  name: 'Guard: the chosen originals leave by two clicks, under names of the pattern that was saved before',
  beforeEach: ({ world }) => {
    addClass(world);
    return watchSaved();
  },
  play: async () => {
    await exportAs('Имена файлов в архивах');
    const form = await dialog('Имена файлов в архивах');
    const field = form.getByRole('textbox', { name: 'Как называть файлы' });
    await expect(field).toHaveValue('{файл}');
    await userEvent.clear(field);
    await userEvent.click(form.getByRole('button', { name: 'ученик' }));
    await userEvent.type(field, '-');
    await userEvent.click(form.getByRole('button', { name: 'номер' }));
    await waitFor(() => expect(form.getByText(/^Например:/)).toHaveTextContent('Котова Анна 14/Котова Анна 14-01.jpg'));
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await exportAs('Скачать выбранные исходные');
    await waitFor(() => expect(saved).toHaveLength(1));
    const { pathname, searchParams } = new URL(saved[0]?.address ?? '', location.href);
    await expect([pathname, ...searchParams]).toEqual([
      '/api/orders/105/share-choices/download',
      ['kind', 'original'],
      ['names', '{ученик}-{номер}'],
    ]);
  },
});

export const WrongPattern = meta.story({
  name: 'Guard: a pattern by which all files would be called alike is refused, with the words that it may hold',
  beforeEach: ({ world }) => addClass(world),
  play: async () => {
    await exportAs('Имена файлов в архивах');
    const form = await dialog('Имена файлов в архивах');
    const field = form.getByRole('textbox', { name: 'Как называть файлы' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Выпуск');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await expect(await form.findByText(/хотя бы одно из {класс}/)).toBeInTheDocument();
    await expect(form.queryByText(/^Например:/)).toBeNull();
  },
});

export const NothingReady = meta.story({
  name: 'Guard: where nothing of what was chosen is retouched, a notice says so and nothing is saved',
  beforeEach: ({ world }) => {
    addClass(world);
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.retouched = [];
    return watchSaved();
  },
  play: async () => {
    await exportAs('Скачать готовые из выбранных');
    await waitFor(() => expect(notices()).toEqual([['info', 'Из выбранного пока ничего не готово']]));
    await expect(saved).toEqual([]);
  },
});

export const ExportedSidecars = meta.story({
  name: 'Guard: marks for Lightroom leave as one archive',
  beforeEach: ({ world }) => {
    addClass(world);
    return watchSaved();
  },
  play: async () => {
    await exportAs('Скачать метки для Lightroom (XMP)');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Метки.zip']));
  },
});

export const NothingToExport = meta.story({
  name: 'Guard: where nothing is chosen or remarked there is nothing to export',
  beforeEach: ({ world }) => {
    addClass(world);
    world.shares.at(-1)?.favourites.clear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Скопировать все адреса' });
    await expect(canvas.queryByRole('button', { name: 'Выгрузить выбор' })).toBeNull();
  },
});

export const OnlyRemarks = meta.story({
  name: 'Guard: where there are only remarks no names are offered, and the table has the remarks',
  beforeEach: ({ world }) => {
    addClass(world);
    const last = world.shares.at(-1);
    const [photo] = last?.favourites ?? [];
    last?.favourites.clear();
    if (photo !== undefined) last?.remarks.set(photo, { text: 'Светлее', at });
    return watchSaved();
  },
  play: async () => {
    await click('Выгрузить выбор');
    await expect(await screen.findByRole('menuitem', { name: 'Скопировать имена для Lightroom' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Скачать таблицу для Excel' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Выбор.csv']));
  },
});

export const ExportFailed = meta.story({
  name: 'Guard: choices that do not arrive are reported, and nothing is saved',
  beforeEach: ({ world, msw }) => {
    addClass(world);
    msw.use(...down(listShareChoices));
    return watchSaved();
  },
  play: async () => {
    await click('Выгрузить выбор');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать таблицу для Excel' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось выгрузить выбор']]));
    await expect(saved).toEqual([]);
  },
});
