import { createLink, linkSentences, listLinks } from '@portal/api';
import { addLink, down, refuse, slow, type World, type WorldLink } from '@portal/mocks';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { notices, click } from '../testing/inStories.ts';
import { LinksPanel } from './LinksPanel.tsx';

const meta = preview.meta({
  title: 'Orders/Links',
  tags: ['phone'],
  component: LinksPanel,
  args: { orderId: 105 },
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const at = '2026-11-01T10:00:00Z';
const add = (world: World, more: Partial<WorldLink> = {}) =>
  addLink(world, { projectId: 105, shows: 'originals', choiceLimit: 15, canDownload: false, expiresOn: '2026-12-30', ...more });
const chosen = { favourites: new Set(Array.from({ length: 12 }, (_, index) => index)) };
const addAll = (world: World) => {
  add(world, { endedAt: at });
  add(world, { ...chosen, choiceClosedAt: at, signedOffAt: at, shows: 'both' });
  add(world, { ...chosen, choiceClosedAt: at, pin: '2468' });
  add(world, { ...chosen, canDownload: true, remarks: new Map([[1, { text: 'Светлее', at }]]) });
  add(world);
};
const question = async (name: string) => within(await fullyOpened(await screen.findByRole('alertdialog', { name })));
/** A query reads non-breaking spaces as plain ones. */
const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Content = meta.story({ beforeEach: ({ world }) => addAll(world) });

export const Empty = meta.story();

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...slow('infinite', listLinks)) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...down(listLinks)) });

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => addAll(world),
});

export const Creating = meta.story({ play: () => click('Создать ссылку') });

export const MadeAndShownOnce = meta.story({
  name: 'Guard: a link is made with its settings, and its address is shown once',
  play: async ({ world }) => {
    await click('Создать ссылку');
    const form = within(await screen.findByRole('dialog', { name: 'Ссылка для клиента' }));
    await waitFor(() => expect(form.getByRole('radio', { checked: true })).toHaveFocus());
    const limit = form.getByLabelText('Сколько можно выбрать');
    await userEvent.clear(limit);
    await userEvent.type(limit, '20');
    await userEvent.type(form.getByLabelText('PIN'), '2468');
    await userEvent.click(form.getByRole('checkbox', { name: 'Разрешить скачивание' }));
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    const ready = within(await screen.findByRole('dialog', { name: 'Ссылка готова' }));
    const [link] = world.links;
    await expect(link).toMatchObject({
      projectId: 105,
      choiceLimit: 20,
      pin: '2468',
      canDownload: true,
      shows: 'originals',
      role: 'client',
    });
    await expect(ready.getByLabelText('Адрес для клиента')).toHaveValue(`${location.origin}/s/${link?.token}`);
    await userEvent.click(ready.getByRole('button', { name: 'Готово' }));
    await closed();
    await expect(await screen.findByText('Ещё не открывали')).toBeVisible();
    await expect(screen.queryByText(link?.token ?? '')).toBeNull();
  },
});

export const RefusedLink = meta.story({
  name: 'Guard: a link that is refused leaves what was typed, and says why at its field',
  beforeEach: ({ msw }) => msw.use(...refuse(createLink, 422, '', { expires_on: [linkSentences.dayFar] })),
  play: async () => {
    await click('Создать ссылку');
    const form = within(await screen.findByRole('dialog', { name: 'Ссылка для клиента' }));
    await userEvent.type(form.getByLabelText('PIN'), '12');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await expect(await form.findByText(plain(linkSentences.pinInvalid))).toBeVisible();
    await userEvent.type(form.getByLabelText('PIN'), '34');
    await userEvent.click(form.getByRole('button', { name: 'Создать ссылку' }));
    await expect(await form.findByText(plain(linkSentences.dayFar))).toBeVisible();
    await expect(form.getByLabelText('PIN')).toHaveValue('1234');
  },
});

export const RenewedAndEnded = meta.story({
  name: 'Guard: a lost address is replaced by a new one, and a link is ended, each after a question',
  beforeEach: ({ world }) => void add(world, { token: 'lost' }),
  play: async ({ world }) => {
    await click('Новый адрес');
    await userEvent.click((await question('Сделать новый адрес?')).getByRole('button', { name: 'Сделать новый' }));
    const ready = within(await screen.findByRole('dialog', { name: 'Ссылка готова' }));
    await expect(world.links[0]?.token).not.toBe('lost');
    await userEvent.click(ready.getByRole('button', { name: 'Готово' }));
    await closed();
    await click('Завершить');
    await userEvent.click((await question('Завершить ссылку?')).getByRole('button', { name: 'Завершить' }));
    await expect(await screen.findByText('Завершена')).toBeInTheDocument();
    await waitFor(() => expect(notices()).toEqual([['success', 'Ссылка завершена']]));
    await expect(world.links[0]?.endedAt).not.toBeNull();
  },
});

export const Reopened = meta.story({
  name: 'Guard: a closed choice is opened again with one click',
  beforeEach: ({ world }) => void add(world, { ...chosen, choiceClosedAt: at }),
  play: async ({ world }) => {
    await click('Открыть выбор снова');
    await expect(await screen.findByText('Выбрано 12 из 15')).toBeInTheDocument();
    await expect(world.links[0]?.choiceClosedAt).toBeNull();
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

export const Choice = meta.story({
  beforeEach: ({ world }) => addChoice(world),
  play: () => click('Посмотреть выбор'),
});

export const ChoiceSeen = meta.story({
  name: 'Guard: the photographer sees what was chosen and wished for, and copies the names of the files',
  beforeEach: ({ world }) => addChoice(world),
  play: async ({ world }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await click('Посмотреть выбор');
    const dialog = within(await screen.findByRole('dialog', { name: 'Выбор клиента' }));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(2));
    const images = world.projects.find(({ id }) => id === 105)?.images ?? [];
    await expect(await dialog.findByText(images[2]?.name ?? '')).toBeInTheDocument();
    await expect(await dialog.findByText(/Можно чуть светлее\?/)).toBeInTheDocument();
    await userEvent.click(await dialog.findByRole('button', { name: 'Скопировать имена' }));
    await expect(written).toHaveBeenCalledWith(`${images[0]?.name}\n${images[1]?.name}`);
    await waitFor(() => expect(notices()).toEqual([['success', 'Имена файлов скопированы']]));
    await userEvent.click(await dialog.findByRole('button', { name: 'Готово' }));
    await closed();
  },
});
