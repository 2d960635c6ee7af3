import { getShareBoard, sendShares, shareLimits, shareSentences } from '@portal/api';
import { addShare, down, refuse, slow, type World, type WorldShare } from '@portal/mocks';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { click, dialog, notices } from '../../testing/inStories.ts';
import { SharesPanel } from '../SharesPanel.tsx';

const meta = preview.meta({
  title: 'Projects/Shares/Board',
  tags: ['phone'],
  component: SharesPanel,
  args: { projectId: 105 },
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-01T10:00:00Z';
const names = ['Иванов Пётр', 'Котова Анна', 'Ли Ира', 'Ёлкина Вера', 'Сидорова Ася', 'Юн Ия'];
const emailOf = (id: number) => `family-${id}@family.example`;

/** Two classes, whose families have come differently far, and a pupil without a share. */
function addSchool(world: World): void {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  const pupils = (classId: number) =>
    names.map((name, index) => ({ id: classId + 1 + index, name, classId, familyEmail: emailOf(classId + 1 + index) }));
  project.groups = [{ id: 9100, name: '1А' }, ...pupils(9100), { id: 9200, name: '1Б' }, ...pupils(9200).slice(0, 3)];
  for (const [index, image] of project.images.entries()) image.groupId = 9101 + (index % 5);
  const own = (groupId: number) => new Set(project.images.flatMap((image) => (image.groupId === groupId ? image.id : [])));
  const add = (groupId: number, more: Partial<WorldShare> = {}) =>
    addShare(world, { projectId: 105, shows: 'originals', choiceLimit: 5, expiresOn: '2026-12-01', groupId, ...more });
  const sent = (groupId: number) => ({
    favourites: own(groupId),
    sent: { favourites: own(groupId), remarks: new Map() },
    choiceClosedAt: at,
  });
  const opened = { events: [{ kind: 'opened', at, count: null } as const] };
  const mailed = (groupId: number) => ({ email: emailOf(groupId), emailState: 'sent' as const });
  add(9101, { ...mailed(9101), ...opened, ...sent(9101) });
  add(9102, { ...mailed(9102), ...opened, favourites: own(9102) });
  add(9103, { ...mailed(9103), ...opened });
  add(9104, mailed(9104));
  add(9105, { email: emailOf(9105), emailState: 'failed', emailFailure: 'no_mailbox' });
  add(9201, { ...mailed(9201), ...opened, ...sent(9201), signedOffAt: at });
  add(9202);
  addShare(world, { projectId: 105, role: 'retoucher' });
}

/** A school of six classes of thirty, with a share each. */
function addLargeSchool(world: World): void {
  const project = world.projects.find(({ id }) => id === 105);
  if (!project) return;
  project.groups = Array.from({ length: 6 }, (_, index) => {
    const classId = 9000 + index * 100;
    const pupils = Array.from({ length: 30 }, (__, at) => ({
      id: classId + 1 + at,
      name: `${names[at % 6]} ${at + 1}`,
      classId,
      familyEmail: emailOf(classId + 1 + at),
    }));
    return [{ id: classId, name: `${index + 1}А` }, ...pupils];
  }).flat();
  for (const { id, classId = null } of project.groups) if (classId !== null) addShare(world, { projectId: 105, groupId: id });
}

const filter = async (name: RegExp) => {
  const stages = within(await screen.findByRole('toolbar', { name: 'На каком этапе клиенты' }));
  await userEvent.click(stages.getByRole('button', { name }));
};
const shownNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const menuItem = async (count: string, name: string) => {
  await click(`Для всех: ${count}`);
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

/** How far each family of a school has come, class by class. */
export const Content = meta.story({ beforeEach: ({ world }) => addSchool(world) });

/** A school of 180 pupils. */
export const Large = meta.story({ beforeEach: ({ world }) => addLargeSchool(world) });

/** Classes without a share yet. */
export const Empty = meta.story({
  beforeEach: ({ world }) => {
    addSchool(world);
    world.shares = [];
  },
});

/** The board is loading. */
export const Loading = meta.story({
  beforeEach: ({ world, msw }) => {
    addSchool(world);
    msw.use(...slow('infinite', getShareBoard));
  },
});

/** The board did not arrive. */
export const Failed = meta.story({
  beforeEach: ({ world, msw }) => {
    addSchool(world);
    msw.use(...down(getShareBoard));
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => addSchool(world),
});

/** Names without a place to break. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    addSchool(world);
    for (const group of world.projects.find(({ id }) => id === 105)?.groups ?? [])
      group.name = `Рождественская-Преображенская${group.name}`.repeat(3).slice(0, 100);
  },
});

/** All that can be done with the share of a pupil. */
export const OneLine = meta.story({
  name: 'One line',
  beforeEach: ({ world }) => addSchool(world),
  play: async () => {
    const [first] = await screen.findAllByRole('button', { name: 'Котова Анна' });
    await userEvent.click(first!);
    await dialog('Ссылка');
  },
});

/** How many emails leave today is told before they are sent. */
export const Sending = meta.story({
  beforeEach: ({ world }) => addLargeSchool(world),
  play: () => menuItem('180 ссылок', 'Отправить семьям по почте'),
});

export const Filtered = meta.story({
  name: 'Guard: one click shows who has not opened, not chosen, waits for retouching, or has no share',
  beforeEach: ({ world }) => addSchool(world),
  play: async () => {
    await screen.findByRole('button', { name: 'Юн Ия' });
    await filter(/^Не открыли/);
    await waitFor(() => expect(shownNames()).toEqual(['Ёлкина Вера', 'Сидорова Ася', 'Котова Анна']));
    await filter(/^Не отправили выбор/);
    await waitFor(() => expect(shownNames()).toEqual(['Котова Анна', 'Ли Ира', 'Ёлкина Вера', 'Сидорова Ася', 'Котова Анна']));
    await filter(/^Ждут ретушь/);
    await waitFor(() => expect(shownNames()).toEqual(['Иванов Пётр']));
    await filter(/^Нет ссылки/);
    await waitFor(() => expect(shownNames()).toEqual(['Юн Ия', 'Ли Ира']));
    await filter(/^Письмо не дошло/);
    await waitFor(() => expect(shownNames()).toEqual(['Сидорова Ася']));
  },
});

export const ExpectedByClass = meta.story({
  name: 'Guard: pupils whose class has a link are expected by it, and get no second one',
  beforeEach: ({ world }) => {
    addSchool(world);
    world.shares = [];
    addShare(world, { projectId: 105, groupId: 9100, chooses: 'each_family', email: 'teacher@family.example', emailState: 'sent' });
  },
  play: async ({ world }) => {
    await expect(await screen.findAllByRole('cell', { name: 'по ссылке класса' })).toHaveLength(names.length);
    await filter(/^Нет ссылки/);
    await waitFor(() => expect(shownNames()).toEqual(['Иванов Пётр', 'Котова Анна', 'Ли Ира']));
    await filter(/^Не отправили выбор/);
    await waitFor(() => expect(shownNames()).toEqual(names));
    await click('Ссылки для всех групп');
    const form = await dialog('Ссылки для всех групп');
    await expect(form.getByRole('checkbox', { name: 'Сразу отправить семьям по почте: 3 ученикам' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылки' }));
    await dialog('Готовы 3 ссылки');
    await expect(world.shares.map(({ groupId }) => groupId)).toEqual([9100, 9201, 9202, 9203]);
  },
});

export const SentToAll = meta.story({
  name: 'Guard: one click sends every family its own share, as many as a day allows, and says so before',
  beforeEach: ({ world }) => addLargeSchool(world),
  play: async ({ world }) => {
    await menuItem('180 ссылок', 'Отправить семьям по почте');
    const asked = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await expect(asked.getByText(/Сейчас уйдут 100 из 180/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(notices()).toEqual([['success', 'Отправляется 100 писем']]));
    const states = Map.groupBy(world.shares, ({ emailState }) => emailState);
    await expect([states.get('sent')?.length, states.get('queued')?.length]).toEqual([shareLimits.emailsADay, 80]);
    await expect(world.shares.every(({ email, groupId }) => email === emailOf(groupId ?? 0))).toBe(true);
  },
});

export const MadeAndSent = meta.story({
  name: 'Guard: shares for all pupils are sent as they are made, unless that is taken back',
  beforeEach: ({ world }) => {
    addSchool(world);
    world.shares = [];
  },
  play: async ({ world }) => {
    await click('Ссылки для всех групп');
    const form = await dialog('Ссылки для всех групп');
    await expect(form.getByRole('checkbox', { name: 'Сразу отправить семьям по почте: 9 ученикам' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылки' }));
    await dialog('Готово 9 ссылок');
    await expect(world.shares.map(({ email, emailState }) => [email, emailState])).toEqual(
      world.shares.map(({ groupId }) => [emailOf(groupId ?? 0), 'sent']),
    );
    await expect(world.shares).toHaveLength(9);
  },
});

export const Printed = meta.story({
  name: 'Guard: the links that are shown are printed, one for each family, by class',
  beforeEach: ({ world }) => {
    addSchool(world);
    for (const share of world.shares.filter(({ groupId }) => groupId === 9201)) share.pin = '4826';
    const printing = spyOn(globalThis, 'print').mockImplementation(fn());
    return () => printing.mockRestore();
  },
  play: async ({ world }) => {
    await menuItem('7 ссылок', 'Распечатать ссылки');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const paper = document.querySelector('[data-printed-alone]');
    const sheets = [...(paper?.querySelectorAll('li') ?? [])];
    await expect(sheets.map((sheet) => sheet.querySelector('strong')?.textContent)).toEqual([...names.slice(0, 5), ...names.slice(0, 2)]);
    await expect(sheets[0]).toHaveTextContent(`/s/${world.shares.find(({ groupId }) => groupId === 9101)?.token}`);
    await expect(sheets.map(({ textContent }) => /PIN: _+/.test(textContent))).toEqual([false, false, false, false, false, true, false]);
    await expect(paper?.querySelectorAll('svg')).toHaveLength(7);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-printed-alone]')).toBeNull());
  },
});

export const SendingRefused = meta.story({
  name: 'Guard: what could not be sent is said',
  beforeEach: ({ world, msw }) => {
    addSchool(world);
    msw.use(...refuse(sendShares, 422, shareSentences.emailsFull));
  },
  play: async () => {
    await menuItem('7 ссылок', 'Отправить семьям по почте');
    const asked = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await userEvent.click(asked.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(notices()[0]).toEqual(['error', 'Не удалось отправить письма']));
  },
});

export const ForOnePupil = meta.story({
  name: 'Guard: a pupil without a share gets one from the line, at the address of the family',
  beforeEach: ({ world }) => addSchool(world),
  play: async ({ world }) => {
    await click('Юн Ия');
    const form = await dialog('Ссылка для клиента');
    await expect(await form.findByRole('textbox', { name: /^Отправить на почту/ })).toHaveValue(emailOf(9106));
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await dialog('Ссылка готова');
    await expect(world.shares.at(-1)).toMatchObject({ groupId: 9106, email: emailOf(9106) });
  },
});

export const AddressOfGroup = meta.story({
  name: 'Guard: the address of the client gives way to that of the family whose pupil is chosen',
  args: { clientEmail: 'teacher@school.example' },
  beforeEach: ({ world }) => addSchool(world),
  play: async () => {
    await click('Создать ссылку');
    const form = await dialog('Ссылка для клиента');
    const field = await form.findByRole('textbox', { name: /^Отправить на почту/ });
    await expect(field).toHaveValue('teacher@school.example');
    const role = innerWidth < 600 ? 'button' : 'combobox';
    await userEvent.click(await form.findByRole(role, { name: /^Какие снимки/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1А, Юн Ия' }));
    await waitFor(() => expect(field).toHaveValue(emailOf(9106)));
  },
});
