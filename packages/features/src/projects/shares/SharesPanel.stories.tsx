import {
  createShare,
  getShareHistory,
  shareSentences,
  listShareAddresses,
  listShares,
  sendShare,
  sentences,
  updateShare,
} from '@portal/api';
import { addShare, down, exampleRetouched, refuse, slow, type World, type WorldShare } from '@portal/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import { responsesHandled } from '@portal/storybook/responsesHandled.ts';
import preview from '@portal/storybook/preview.tsx';
import { addClasses } from '../groups/inStories.ts';
import { notices, click } from '../testing/inStories.ts';
import { SharesPanel } from './SharesPanel.tsx';

const meta = preview.meta({
  title: 'Projects/Shares',
  tags: ['phone'],
  component: SharesPanel,
  args: { projectId: 105 },
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-01T10:00:00Z';
const add = (world: World, more: Partial<WorldShare> = {}) =>
  addShare(world, { projectId: 105, shows: 'originals', choiceLimit: 15, canDownload: false, expiresOn: '2026-12-30', ...more });
/** Hearts on all photos of the project: only those on photos that the share shows count. */
const chosenIn = (world: World) => ({
  favourites: new Set(world.projects.find(({ id }) => id === 105)?.images.map(({ id }) => id)),
});
const addAll = (world: World) => {
  const chosen = chosenIn(world);
  add(world, { endedAt: at });
  add(world, { ...chosen, choiceClosedAt: at, signedOffAt: at, shows: 'both' });
  add(world, { ...chosen, choiceClosedAt: at, pin: '2468' });
  add(world, {
    ...chosen,
    canDownload: true,
    remarks: new Map([...chosen.favourites].slice(0, 1).map((id) => [id, { text: 'Светлее', at }])),
  });
  add(world);
};
const question = async (name: string) => within(await fullyOpened(await screen.findByRole('alertdialog', { name })));
/** A query reads non-breaking spaces as plain ones. */
const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');
/** An action of the menu of the one share. */
const choose = async (name: string) => {
  // The cabinet's navigation on phones has a button of the same name.
  await userEvent.click(await screen.findByRole('button', { name: 'Ещё', expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
/** The form of a new share, with this group chosen. */
const creatingFor = async (group: string) => {
  await click('Создать ссылку');
  const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' })));
  const role = innerWidth < 600 ? 'button' : 'combobox';
  await userEvent.click(await form.findByRole(role, { name: /^Какие снимки/ }));
  await userEvent.click(await screen.findByRole('option', { name: group }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  return form;
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The shares of a project, each with what it shows and what has happened. */
export const Content = meta.story({ beforeEach: ({ world }) => addAll(world) });

/** No share yet. */
export const Empty = meta.story();

/** The shares are loading. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listShares)) });

/** The shares did not arrive. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listShares)) });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => addAll(world),
});

/** A new share: for whom, what it shows, and until when. */
export const Creating = meta.story({ play: () => click('Создать ссылку') });

const addGroups = (world: World) => {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  project.groups = [
    { id: 9001, name: 'Иванов Пётр' },
    { id: 9002, name: 'Котова Анна' },
  ];
  for (const image of project.images.slice(0, 3)) image.groupId = 9002;
};

/** Shares that show one group each. */
export const OfGroups = meta.story({
  name: 'Shares of groups',
  beforeEach: ({ world }) => {
    addGroups(world);
    add(world, { groupId: 9001 });
    add(world, { ...chosenIn(world), groupId: 9002, pin: '2468' });
  },
});

/** A share for each family of a school. */
const addMany = (world: World) => {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  const names = ['Иванов Пётр', 'Котова Анна', 'Ёлкина Вера', 'Ким Олег', 'Сидорова Ася'];
  project.groups = Array.from({ length: 300 }, (_, index) => ({ id: 9001 + index, name: `${names[index % 5]} ${index + 1}` }));
  for (const { id } of project.groups) add(world, { groupId: id, ...(id % 30 === 0 && { endedAt: at }) });
};

/** A share for each of 300 families: 24 are shown, the others by the search or the button below. */
export const Many = meta.story({ beforeEach: ({ world }) => addMany(world) });

export const FoundByName = meta.story({
  name: 'Guard: of three hundred shares some are shown, the next on demand, and one is found by a name',
  beforeEach: ({ world }) => addMany(world),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Ссылки проекта' }));
    await expect(list.getAllByRole('heading')).toHaveLength(24);
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать ещё 24 из 266' }));
    await waitFor(() => expect(list.getAllByRole('heading')).toHaveLength(48));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти ссылку по имени' }), 'елкина 13');
    await waitFor(() => expect(canvas.getAllByText(/^Ёлкина Вера/)).toHaveLength(5));
    await expect(await canvas.findByText('Найдено 5 ссылок')).toBeInTheDocument();
    await userEvent.type(await canvas.findByRole('searchbox'), 'ъъ');
    await expect(await canvas.findByText('Таких ссылок нет')).toBeVisible();
  },
});

export const EndedApart = meta.story({
  name: 'Guard: shares that work no more are closed below the others, and open on demand',
  beforeEach: ({ world }) => addAll(world),
  play: async ({ canvas }) => {
    const over = await canvas.findByRole('button', { name: /^Больше не работают/ });
    await expect(over).toHaveAttribute('aria-expanded', 'false');
    await expect(within(await canvas.findByRole('list', { name: 'Ссылки проекта' })).queryByText('Завершена')).toBeNull();
    await userEvent.click(over);
    await waitFor(() => expect(canvas.getByText('Завершена')).toBeVisible());
  },
});

/** Names without a place to break. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    addGroups(world);
    for (const group of world.projects.find(({ id }) => id === 105)?.groups ?? [])
      group.name = `Рождественская-Преображенская Александра ${group.name}`.repeat(2).slice(0, 100);
    add(world, { groupId: 9001, pin: '2468' });
    add(world, { ...chosenIn(world), groupId: 9002, choiceClosedAt: at });
  },
});

export const CreatingForGroup = meta.story({
  name: 'Guard: a share may show one group alone, and says so on its card',
  beforeEach: ({ world }) => addGroups(world),
  play: async ({ canvas, world }) => {
    await click('Создать ссылку');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' })));
    const group = await form.findByRole(innerWidth < 600 ? 'button' : 'combobox', { name: /Какие снимки/ });
    await userEvent.click(group);
    await userEvent.click(await screen.findByRole('option', { name: /Котова Анна/ }));
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await click('Готово');
    await closed();
    await expect(world.shares.map(({ groupId }) => groupId)).toEqual([9002]);
    await expect(await canvas.findByRole('heading', { name: 'Котова Анна' })).toBeVisible();
  },
});

/** A share whose photos carry a text. */
export const WithWatermark = meta.story({
  name: 'With a watermark',
  beforeEach: ({ world }) => void add(world, { watermark: 'Анна Ёлкина', email: 'gordeeva@family.example' }),
});

export const WatermarkChosen = meta.story({
  name: 'Guard: a watermark across the originals is switched on with a text that the server can write, and taken away again',
  play: async ({ world }) => {
    await click('Создать ссылку');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' })));
    await expect(form.queryByLabelText('Текст водяного знака')).toBeNull();
    await userEvent.click(await form.findByRole('checkbox', { name: 'Водяной знак на исходных снимках' }));
    const text = await form.findByLabelText('Текст водяного знака');
    await expect(text).toHaveValue('Образец');
    await userEvent.clear(text);
    await userEvent.type(text, '<b>');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await expect(await form.findByText(plain(shareSentences.watermarkInvalid))).toBeVisible();
    await userEvent.clear(text);
    await userEvent.type(text, 'Анна Ёлкина');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await click('Готово');
    await closed();
    await expect(world.shares[0]?.watermark).toBe('Анна Ёлкина');
    await expect(await screen.findByText(/знак «Анна Ёлкина»/)).toBeVisible();
    await click('Настроить');
    const settings = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Настройки ссылки' })));
    await userEvent.click(await settings.findByRole('checkbox', { name: 'Водяной знак на исходных снимках' }));
    await userEvent.click(settings.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(world.shares[0]?.watermark).toBeNull();
  },
});

/** The share is sent by email. */
export const Sending = meta.story({
  beforeEach: ({ world }) => void add(world, { email: 'gordeeva@family.example' }),
  play: () => choose('Отправить ещё раз'),
});

export const SentAgain = meta.story({
  name: 'Guard: a share is sent again, to another address where the first was wrong, and its history says so',
  args: { clientEmail: 'gordeeva@family.example' },
  beforeEach: ({ world }) => void add(world),
  play: async ({ world }) => {
    await choose('Отправить по почте');
    const first = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    await expect(await first.findByLabelText('Почта получателя')).toHaveValue('gordeeva@family.example');
    await userEvent.click(first.getByRole('button', { name: 'Отправить' }));
    await closed();
    await choose('Отправить ещё раз');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    const field = await form.findByLabelText('Почта получателя');
    await userEvent.clear(field);
    await userEvent.type(field, 'mama');
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await expect(await form.findByText(sentences.emailInvalid)).toBeVisible();
    await userEvent.type(field, '@family.example');
    const { token } = world.shares[0] ?? {};
    // The photos of a child are closed to a wrong mailbox unless the photographer says that it was no mistake.
    await expect(form.getByRole('checkbox', { name: /^Закрыть прежнюю ссылку: gordeeva@family\.example/ })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await closed();
    await expect(world.shares[0]?.email).toBe('mama@family.example');
    await expect(world.shares[0]?.events.filter(({ kind }) => kind === 'mailed')).toHaveLength(2);
    await expect(world.shares[0]?.token).not.toBe(token);
  },
});

/** To another address than before: what the last email opened is closed with it, unless both are to have it. */
export const SendingElsewhere = meta.story({
  name: 'Sent to another address',
  beforeEach: ({ world }) => void add(world, { email: 'gordeeva@family.example', emailState: 'sent' }),
  play: async () => {
    await choose('Отправить ещё раз');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    const field = await form.findByLabelText('Почта получателя');
    await userEvent.clear(field);
    await userEvent.type(field, 'papa@family.example');
    await expect(await form.findByRole('checkbox')).toBeChecked();
  },
});

export const SendingAfterFailure = meta.story({
  name: 'Guard: what an earlier email may have opened is closed with a corrected address, also where the last one failed',
  beforeEach: ({ world }) => void add(world, { email: 'gordeeva@family.example', emailState: 'failed', emailFailure: 'expired' }),
  play: async ({ world }) => {
    await click('Исправить адрес');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    const field = await form.findByLabelText('Почта получателя');
    await userEvent.clear(field);
    await userEvent.type(field, 'papa@family.example');
    await expect(await form.findByRole('checkbox', { name: /^Закрыть прежнюю ссылку/ })).toBeChecked();
    const { token } = world.shares[0] ?? {};
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await closed();
    await expect(world.shares[0]?.token).not.toBe(token);
  },
});

export const SendingToBoth = meta.story({
  name: 'Guard: a share that is sent to a second address on purpose stays open to the first',
  beforeEach: ({ world }) => void add(world, { email: 'gordeeva@family.example', emailState: 'sent' }),
  play: async ({ world }) => {
    await choose('Отправить ещё раз');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    const field = await form.findByLabelText('Почта получателя');
    await expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'papa@family.example');
    await userEvent.click(await form.findByRole('checkbox'));
    const { token } = world.shares[0] ?? {};
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await closed();
    await expect(world.shares[0]).toMatchObject({ email: 'papa@family.example', token });
  },
});

export const SendingRefused = meta.story({
  name: 'Guard: a share that may not be sent again today says so at its field',
  beforeEach: ({ world, msw }) => {
    add(world, { email: 'gordeeva@family.example' });
    msw.use(...refuse(sendShare, 422, shareSentences.emailsFull, { email: [shareSentences.emailsFull] }));
  },
  play: async () => {
    await choose('Отправить ещё раз');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    await userEvent.click(await form.findByRole('button', { name: 'Отправить' }));
    await expect(await form.findByText(plain(shareSentences.emailsFull))).toBeVisible();
  },
});

/** One share for each group, made at once. */
export const ForAllGroups = meta.story({
  name: 'For all groups',
  beforeEach: ({ world }) => addGroups(world),
  play: () => click('Ссылки для всех групп'),
});

export const AllGroupsReady = meta.story({
  name: 'Guard: one click makes a share for each group that has none, and their list is copied',
  beforeEach: ({ world }) => {
    addGroups(world);
    add(world, { groupId: 9001, endedAt: at });
  },
  play: async ({ world }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click('Ссылки для всех групп');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылки для всех групп' })));
    await expect(form.queryByLabelText('Отправить на почту')).toBeNull();
    await userEvent.click(await form.findByRole('button', { name: 'Создать ссылки' }));
    const ready = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Готовы 2 ссылки' })));
    await userEvent.click(await ready.findByRole('button', { name: 'Скопировать список' }));
    const [, one, two] = world.shares;
    const list = [`Иванов Пётр — ${location.origin}/s/${one?.token}`, `Котова Анна — ${location.origin}/s/${two?.token}`].join('\n');
    await expect(copied).toHaveBeenCalledWith(list);
    await expect(ready.getByLabelText('Имена и адреса')).toHaveValue(list);
    await userEvent.click(ready.getByRole('button', { name: 'Готово' }));
    await closed();
    await expect(await screen.findAllByText('Ещё не открывали')).toHaveLength(2);
    await click('Ссылки для всех групп');
    const again = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылки для всех групп' })));
    await userEvent.click(await again.findByRole('button', { name: 'Создать ссылки' }));
    await waitFor(() => expect(notices()).toContainEqual(['error', 'Не удалось создать ссылки']));
    await expect(world.shares).toHaveLength(3);
  },
});

/** A share of a pupil may show the photos of the whole class too. */
export const OfPupil = meta.story({
  name: 'Share of a pupil',
  beforeEach: ({ world }) => addClasses(world),
  play: async ({ world }) => {
    const form = await creatingFor('1А, Котова Анна');
    await expect(form.getByRole('checkbox', { name: 'Показывать и общие снимки класса' })).not.toBeChecked();
    await expect(world.shares).toHaveLength(0);
  },
});

export const PupilWithClass = meta.story({
  name: 'Guard: a share of a pupil shows the class only where that was asked for, and that of a group without pupils asks nothing',
  beforeEach: ({ world }) => addClasses(world),
  play: async ({ world }) => {
    const form = await creatingFor('1А, Котова Анна');
    await userEvent.click(form.getByRole('checkbox', { name: 'Показывать и общие снимки класса' }));
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка готова' }));
    await expect(world.shares).toMatchObject([{ groupId: 9102, alsoShows: 'class' }]);
    await userEvent.keyboard('{Escape}');
    await closed();
    await click('Котова Анна');
    const line = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка' })));
    await expect(line.getByText(/и общие снимки класса/)).toBeVisible();
    await userEvent.click(line.getByRole('button', { name: 'Настроить' }));
    const settings = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Настройки ссылки' })));
    await userEvent.click(await settings.findByRole('checkbox', { name: 'Показывать и общие снимки класса', checked: true }));
    await userEvent.click(settings.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Настройки ссылки' })).toBeNull());
    await waitFor(() => expect(world.shares).toMatchObject([{ groupId: 9102, alsoShows: null }]));
  },
});

export const MadeAndShown = meta.story({
  name: 'Guard: a share is made with its settings, and its address is shown',
  play: async ({ world }) => {
    await click('Создать ссылку');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' })));
    await waitFor(() => expect(form.getByRole('radio', { name: 'Для клиента' })).toHaveFocus());
    const limit = form.getByLabelText('Сколько можно выбрать');
    await userEvent.clear(limit);
    await userEvent.type(limit, '20');
    await userEvent.type(form.getByLabelText('PIN'), '2468');
    await userEvent.click(form.getByRole('checkbox', { name: 'Разрешить скачивание' }));
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    const ready = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка готова' })));
    const [share] = world.shares;
    await expect(share).toMatchObject({
      projectId: 105,
      choiceLimit: 20,
      pin: '2468',
      canDownload: true,
      shows: 'originals',
      role: 'client',
    });
    await expect(ready.getByLabelText('Адрес ссылки')).toHaveValue(`${location.origin}/s/${share?.token}`);
    await userEvent.click(ready.getByRole('button', { name: 'Готово' }));
    await closed();
    await expect(await screen.findByText('Ещё не открывали')).toBeVisible();
    await expect(screen.queryByText(share?.token ?? '')).toBeNull();
  },
});

export const MadeOnce = meta.story({
  name: 'Guard: a form that is sent twice before it is rendered as being sent makes one share',
  play: async ({ world }) => {
    await click('Создать ссылку');
    const dialog = await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' }));
    const form = dialog.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await screen.findByRole('dialog', { name: 'Ссылка готова' });
    await responsesHandled();
    await expect(world.shares).toHaveLength(1);
  },
});

export const MailedShare = meta.story({
  name: 'Guard: a new share is sent to the address of the client, who can be changed, and a notice says so',
  args: { clientEmail: 'gordeeva@family.example' },
  play: async ({ world }) => {
    await click('Создать ссылку');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' })));
    const field = await form.findByLabelText('Отправить на почту');
    await expect(field).toHaveValue('gordeeva@family.example');
    await userEvent.clear(field);
    await userEvent.type(field, 'mama@family');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await waitFor(() => expect(form.getByText(sentences.emailInvalid)).toBeVisible());
    await userEvent.type(field, '.example');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await screen.findByRole('dialog', { name: 'Ссылка готова' });
    await expect(world.shares[0]?.email).toBe('mama@family.example');
    await waitFor(() => expect(notices()).toEqual([['success', 'Письмо со ссылкой отправляется']]));
  },
});

export const ForRetoucher = meta.story({
  name: 'Guard: a share for a retoucher has no choice to limit, and lets the files be downloaded',
  play: async ({ world }) => {
    await click('Создать ссылку');
    await userEvent.click(await screen.findByRole('radio', { name: 'Для ретушёра' }));
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для ретушёра' })));
    await expect(form.queryByLabelText('Сколько можно выбрать')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await screen.findByRole('dialog', { name: 'Ссылка готова' });
    await expect(world.shares[0]).toMatchObject({ role: 'retoucher', canDownload: true, choiceLimit: null });
  },
});

export const RefusedShare = meta.story({
  name: 'Guard: a share that is refused leaves what was typed, and says why at its field',
  beforeEach: ({ msw }) => msw.use(...refuse(createShare, 422, '', { expires_on: [shareSentences.dayFar] })),
  play: async () => {
    await click('Создать ссылку');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка для клиента' })));
    await userEvent.type(form.getByLabelText('PIN'), '12');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await expect(await form.findByText(plain(shareSentences.pinInvalid))).toBeVisible();
    await userEvent.type(form.getByLabelText('PIN'), '34');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await waitFor(() => expect(form.getByText(plain(shareSentences.dayFar))).toBeVisible());
    await expect(form.getByLabelText('PIN')).toHaveValue('1234');
  },
});

const lateAndLost = (world: World) => {
  const email = 'anna@family.example';
  add(world, { email, emailState: 'sent' });
  add(world, { email, emailState: 'queued' });
  add(world, { email, emailState: 'queued', emailFailure: 'unreachable' });
  add(world, { email, emailState: 'failed', emailFailure: 'mailbox_full' });
  add(world, { email, emailState: 'failed', emailFailure: 'no_mailbox' });
};

/** Shares that were sent by email: delivered, queued, late and not delivered. */
export const Mailed = meta.story({ beforeEach: ({ world }) => lateAndLost(world) });

export const CopiedAgain = meta.story({
  name: 'Guard: the address of a share that works is copied at any time, and those of all with their names by one click',
  beforeEach: ({ world }) => {
    addGroups(world);
    add(world, { groupId: 9001, endedAt: at });
    add(world, { groupId: 9001 });
    add(world, { groupId: 9002, pin: '2468' });
    add(world, { groupId: 9002, role: 'retoucher', choiceLimit: null });
  },
  play: async ({ canvas, world }) => {
    const copied: Promise<Blob>[] = [];
    spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
      if (item) copied.push(item.getType('text/plain'));
      await copied.at(-1);
    });
    const textOf = async (index: number) => (await copied[index])?.text();
    const [, one, two, three] = world.shares;
    const list = within(await canvas.findByRole('list', { name: 'Ссылки проекта' }));
    const [newest] = await list.findAllByRole('button', { name: 'Скопировать адрес' });
    await userEvent.click(newest!);
    await waitFor(() => expect(notices()).toEqual([['success', 'Адрес скопирован']]));
    await expect(await textOf(0)).toBe(`${location.origin}/s/${three?.token}`);
    await click('Скопировать все адреса');
    await waitFor(() => expect(notices()).toContainEqual(['success', 'Список ссылок скопирован']));
    await expect(await textOf(1)).toBe(
      [
        `Иванов Пётр — ${location.origin}/s/${one?.token}`,
        `Котова Анна — ${location.origin}/s/${two?.token}`,
        `Котова Анна, для ретушёра — ${location.origin}/s/${three?.token}`,
      ].join('\n'),
    );
  },
});

export const CopiedByHand = meta.story({
  name: 'Guard: where the browser copies nothing, the address is shown selected',
  beforeEach: ({ world }) => void add(world, { token: 'by-hand' }),
  play: async () => {
    spyOn(navigator.clipboard, 'write').mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await click('Скопировать адрес');
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Не удалось скопировать адрес' })));
    const field = dialog.getByLabelText<HTMLTextAreaElement>('Что скопировать');
    await expect(field).toHaveValue(`${location.origin}/s/by-hand`);
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await expect(notices()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});

/** As a browser that copies: it waits for the text. */
const copying = () => spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => void (await item?.getType('text/plain')));

export const AddressLost = meta.story({
  name: 'Guard: for a share whose address can no longer be read a new one is offered',
  beforeEach: ({ world }) => void add(world, { token: 'lost', isAddressLost: true }),
  play: async ({ world }) => {
    copying();
    await click('Скопировать адрес');
    await userEvent.click((await question('Сделать новый адрес?')).getByRole('button', { name: 'Сделать новый' }));
    await screen.findByRole('dialog', { name: 'Ссылка готова' });
    await expect(world.shares[0]).toMatchObject({ isAddressLost: false });
    await expect(notices()).toContainEqual(['warning', 'Адрес этой ссылки больше не прочитать']);
  },
});

export const NotCopied = meta.story({
  name: 'Guard: addresses that did not arrive are not copied, and a notice says so',
  beforeEach: ({ world, msw }) => {
    add(world);
    msw.use(...down(listShareAddresses));
  },
  play: async () => {
    copying();
    await click('Скопировать адрес');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось скопировать адрес']]));
  },
});

export const Undelivered = meta.story({
  name: 'Guard: an email that was not delivered says why, and goes to a corrected address',
  beforeEach: ({ world }) => void add(world, { email: 'anna@famly.example', emailState: 'failed', emailFailure: 'no_mailbox' }),
  play: async ({ world }) => {
    await expect(await screen.findByText('Письмо на anna@famly.example не доставлено: такого ящика нет')).toBeVisible();
    await click('Исправить адрес');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Отправить ссылку' })));
    const field = form.getByLabelText('Почта получателя');
    await expect(field).toHaveAccessibleDescription(/^Прошлое письмо не доставлено: такого ящика нет/);
    await userEvent.clear(field);
    await userEvent.type(field, 'anna@family.example');
    await expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Отправить' }));
    await closed();
    await expect(await screen.findByText('Отправлена на anna@family.example')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Исправить адрес' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Скопировать адрес' })).toHaveFocus());
    await expect(world.shares[0]).toMatchObject({ email: 'anna@family.example', emailState: 'sent' });
  },
});

export const EndedByKeyboard = meta.story({
  name: 'Guard: after one of several is ended by keyboard, the focus is at the next card, and after the last at the one before it',
  beforeEach: ({ world }) => {
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.groups = ['Анна', 'Вера', 'Глеб'].map((name, index) => ({ id: 9001 + index, name }));
    for (const groupId of [9003, 9002, 9001]) add(world, { groupId });
  },
  play: async ({ canvas }) => {
    const card = async (name: string) => {
      const item = (await canvas.findByRole('heading', { name })).closest('li');
      if (!item) throw new Error('The card is in no list.');
      return within(item);
    };
    const endByKeyboard = async (name: string) => {
      (await card(name)).getByRole('button', { name: 'Ещё' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{End}{Enter}');
      const ending = await question('Завершить ссылку?');
      ending.getByRole('button', { name: 'Завершить' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    const firstButton = async (name: string) => (await card(name)).getByRole('button', { name: 'Скопировать адрес' });
    await endByKeyboard('Вера');
    const next = await firstButton('Глеб');
    await waitFor(() => expect(next).toHaveFocus());
    await endByKeyboard('Глеб');
    const before = await firstButton('Анна');
    await waitFor(() => expect(before).toHaveFocus());
  },
});

export const RenewedAndEnded = meta.story({
  name: 'Guard: a lost address is replaced by a new one, and a share is ended, each after a question',
  beforeEach: ({ world }) => void add(world, { token: 'lost' }),
  play: async ({ world }) => {
    await choose('Новый адрес');
    await userEvent.click((await question('Сделать новый адрес?')).getByRole('button', { name: 'Сделать новый' }));
    const ready = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Ссылка готова' })));
    await expect(world.shares[0]?.token).not.toBe('lost');
    await userEvent.click(ready.getByRole('button', { name: 'Готово' }));
    await closed();
    await choose('Завершить');
    await userEvent.click((await question('Завершить ссылку?')).getByRole('button', { name: 'Завершить' }));
    await expect(await screen.findByText('Завершена')).toBeInTheDocument();
    await waitFor(() => expect(notices()).toEqual([['success', 'Ссылка завершена']]));
    await waitFor(() => expect(screen.getByRole('button', { name: 'История' })).toHaveFocus());
    await expect(world.shares[0]?.endedAt).not.toBeNull();
  },
});

export const Reopened = meta.story({
  name: 'Guard: a closed choice is opened again with one click',
  beforeEach: ({ world }) => void add(world, { ...chosenIn(world), choiceClosedAt: at }),
  play: async ({ world }) => {
    await click('Открыть выбор снова');
    await expect(await screen.findByText('Выбрано 9 из 15')).toBeInTheDocument();
    await expect(world.shares[0]?.choiceClosedAt).toBeNull();
  },
});

const addChoice = (world: World) => {
  const [first, second, third] = world.projects.find(({ id }) => id === 105)?.images ?? [];
  if (!first || !second || !third) throw new Error('No photos');
  add(world, {
    favourites: new Set([first.id, second.id]),
    remarks: new Map([[third.id, { text: 'Можно чуть светлее?\nИ без фонаря', at }]]),
    choiceClosedAt: at,
  });
};

/** What the client has chosen, as names to copy. */
export const Choice = meta.story({
  beforeEach: ({ world }) => addChoice(world),
  play: () => click('Посмотреть выбор'),
});

/** The client is changing a choice that was sent before: the retoucher goes by that. */
export const ChoiceReopened = meta.story({
  name: 'Choice opened again',
  beforeEach: ({ world }) => {
    addChoice(world);
    Object.assign(world.shares.at(-1) ?? {}, { choiceClosedAt: null });
  },
  play: () => click('Посмотреть выбор'),
});

export const RemarkIsSent = meta.story({
  name: 'Guard: a remark on retouched photos, where nothing is chosen, is not called unsent',
  beforeEach: ({ world }) => {
    const project = world.projects.find(({ id }) => id === 105);
    if (project) project.retouched = exampleRetouched(project, 4);
    addChoice(world);
    Object.assign(world.shares.at(-1) ?? {}, { shows: 'retouched', choiceClosedAt: null, favourites: new Set() });
  },
  play: async () => {
    await click('Посмотреть выбор');
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Выбор клиента' })));
    await expect(await dialog.findByText(/Можно чуть светлее\?/)).toBeInTheDocument();
    await expect(dialog.queryByText(/не отправил/)).toBeNull();
  },
});

export const ChoiceSeen = meta.story({
  name: 'Guard: the photographer sees what was chosen and remarked, and copies the names of the files',
  beforeEach: ({ world }) => addChoice(world),
  play: async ({ world }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click('Посмотреть выбор');
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Выбор клиента' })));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
    const images = world.projects.find(({ id }) => id === 105)?.images ?? [];
    await expect(await dialog.findByText(images[2]?.name ?? '')).toBeInTheDocument();
    await expect(await dialog.findByText(/Можно чуть светлее\?/)).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('button', { name: 'Скопировать имена' }));
    const stems = images.slice(0, 2).map(({ name }) => name.replace('.jpg', ''));
    await expect(written).toHaveBeenCalledWith(stems.join(', '));
    await waitFor(() => expect(notices()).toEqual([['success', 'Имена файлов скопированы']]));
    await userEvent.click(await dialog.findByRole('button', { name: 'Готово' }));
    await closed();
  },
});

const events = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: index === 0 ? ('created' as const) : ('opened' as const), at, count: null }));

/** When the share was opened, refused and used. */
export const History = meta.story({
  beforeEach: ({ world }) =>
    void add(world, {
      events: [
        { kind: 'created', at, count: null },
        { kind: 'opened', at, count: null },
        { kind: 'pin_refused', at, count: null },
        { kind: 'not_delivered', at, count: null, reason: 'no_mailbox' },
        { kind: 'mailed', at, count: null },
        { kind: 'choice_closed', at: '2026-11-02T15:40:00Z', count: 12 },
        { kind: 'choice_reopened', at: '2026-11-03T08:05:00Z', count: null },
        { kind: 'changed', at: '2026-11-03T08:06:00Z', count: null },
        { kind: 'renewed', at: '2026-11-03T08:07:00Z', count: null },
        { kind: 'signed_off', at: '2026-11-20T18:30:00Z', count: null },
        { kind: 'downloaded', at: '2026-11-20T18:31:00Z', count: 21 },
      ],
    }),
  play: () => choose('История'),
});

export const HistoryInPages = meta.story({
  name: 'Guard: the history tells the newest first, and older things on its next pages',
  beforeEach: ({ world }) => void add(world, { events: [...events(45), { kind: 'downloaded', at, count: 3 }] }),
  play: async () => {
    await choose('История');
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'История ссылки' })));
    await expect((await dialog.findAllByRole('listitem'))[0]).toHaveTextContent(/^Скачано: 3.фотографии/);
    await userEvent.click(await dialog.findByRole('button', { name: /3/ }));
    await waitFor(() => expect(dialog.getByText('Создана')).toBeVisible());
    await expect(dialog.queryByText(/^Скачано/)).toBeNull();
  },
});

/** The history did not arrive. */
export const HistoryFailed = meta.story({
  beforeEach: ({ world, msw }) => {
    add(world);
    msw.use(...down(getShareHistory));
  },
  play: () => choose('История'),
});

/** A share that is there is changed. */
export const Settings = meta.story({
  beforeEach: ({ world }) => void add(world, { pin: '2468' }),
  play: () => click('Настроить'),
});

export const SettingsSaved = meta.story({
  name: 'Guard: the settings of a share are changed, its PIN is removed, and what was not touched stays',
  beforeEach: ({ world }) => void add(world, { pin: '2468', canDownload: false }),
  play: async ({ world }) => {
    await click('Настроить');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Настройки ссылки' })));
    await userEvent.click(await form.findByRole('radio', { name: /^И те и другие/ }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Убрать PIN' }));
    await expect(form.queryByLabelText('Новый PIN')).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: 'Разрешить скачивание' }));
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(world.shares[0]).toMatchObject({
      shows: 'both',
      pin: null,
      canDownload: true,
      choiceLimit: 15,
      expiresOn: '2026-12-30',
    });
    await waitFor(() => expect(screen.getByText(/^Исходные и обработанные, выбрать до 15, скачивание открыто/)).toBeVisible());
    await expect(notices()).toEqual([['success', 'Настройки сохранены']]);
  },
});

export const SettingsRefused = meta.story({
  name: 'Guard: settings that are refused stay as they were typed, and say why at their field',
  beforeEach: ({ world, msw }) => {
    add(world);
    msw.use(...refuse(updateShare, 422, '', { expires_on: [shareSentences.dayFar] }));
  },
  play: async () => {
    await click('Настроить');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Настройки ссылки' })));
    await userEvent.type(await form.findByLabelText('PIN'), '1357');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(form.getByText(plain(shareSentences.dayFar))).toBeVisible());
    await expect(form.getByLabelText('PIN')).toHaveValue('1357');
  },
});

export const SettingsFollow = meta.story({
  name: 'Guard: when their window gets the focus, open settings show what another window saved, and what is typed stays',
  beforeEach: ({ world }) => void add(world),
  play: async ({ world }) => {
    await click('Настроить');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Настройки ссылки' })));
    const limit = await form.findByLabelText('Сколько можно выбрать');
    const [share] = world.shares;
    await userEvent.clear(limit);
    await userEvent.type(limit, '30');
    if (share) Object.assign(share, { canDownload: true });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(form.getByRole('checkbox', { name: 'Разрешить скачивание' })).toBeChecked());
    await expect(limit).toHaveValue('30');
  },
});

export const SettingsElsewhere = meta.story({
  name: 'Guard: settings that another window has changed meanwhile are not overwritten: what came is shown, what was typed stays',
  beforeEach: ({ world }) => void add(world),
  play: async ({ world }) => {
    await click('Настроить');
    const form = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Настройки ссылки' })));
    const limit = await form.findByLabelText('Сколько можно выбрать');
    const [share] = world.shares;
    if (share) Object.assign(share, { choiceLimit: 20, canDownload: true });
    await userEvent.clear(limit);
    await userEvent.type(limit, '30');
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(limit).toHaveAccessibleDescription(/В другом окне сохранили «20»/));
    await expect(limit).toHaveValue('30');
    await expect(form.getByRole('checkbox', { name: 'Разрешить скачивание' })).toBeChecked();
    await expect(share?.choiceLimit).toBe(20);
    await expect(notices()).toEqual([['error', 'Не удалось сохранить настройки']]);
    await userEvent.click(form.getByRole('button', { name: 'Сохранить' }));
    await closed();
    await expect(share).toMatchObject({ choiceLimit: 30, canDownload: true });
  },
});
