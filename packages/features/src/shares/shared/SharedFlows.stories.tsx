import { createClient, enterSharedPin, shareSentences, listSharedImages, setSharedFavourite, setSharedVerdict } from '@portal/api';
import { addShare, createHandlers, exampleRetouched, gateFor, refuse, type World, type WorldShare } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { responsesHandled } from '@portal/storybook/responsesHandled.ts';
import { SharedScreen } from './SharedScreen.tsx';
import { exampleShare, keptFamilies, keptPasses, renew } from './inStories.ts';

/** A share to the demo's birthday, some of whose photos are retouched. */
function worldShare(world: World, more: Partial<WorldShare> = {}): WorldShare {
  const project = world.projects.find(({ id }) => id === 105);
  if (project) project.retouched = exampleRetouched(project, 4);
  return addShare(world, { ...exampleShare(world), ...more });
}
const kept = keptPasses();
const shareIn = (world: World) => world.shares.at(-1);

const meta = preview.meta({
  title: 'Shares/Client page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'client-share', passes: kept, families: keptFamilies() },
  beforeEach: () => kept.clear,
  parameters: { address: '/s/client-share', layout: 'fullscreen' },
});

const heartName = { name: /^Выбрать / };
const hearts = () => screen.findAllByRole('button', heartName);
const heart = async (place: number) => (await hearts())[place]!;
const notices = () => toasts.list().map(({ type, title }) => [type, title]);
const answer = async (question: string, name: string) => {
  const dialog = await fullyOpened(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(within(dialog).getByRole('button', { name }));
};
const viewer = async () => within(await screen.findByRole('dialog', { name: 'Просмотр фотографий' }));
/** The window gets the focus again. */
const comeBack = () => window.dispatchEvent(new Event('focus'));

const saves = gateFor(setSharedFavourite);
const reads = gateFor(listSharedImages);
const answers = gateFor(setSharedVerdict);

export const OneClickChooses = meta.story({
  name: 'Guard: one click gives a heart at once, and a full choice says so in words without asking the server',
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...saves.close());
  },
  play: async ({ world }) => {
    await userEvent.click(await heart(3));
    await expect(await heart(3)).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByText('Выбрано 4 из 5')).toBeInTheDocument();
    saves.open();
    await waitFor(() => expect(shareIn(world)?.favourites.size).toBe(4));
    await userEvent.click(await heart(4));
    await waitFor(() => expect(shareIn(world)?.favourites.size).toBe(5));
    await userEvent.click(await heart(5));
    await waitFor(() => expect(notices()).toEqual([['info', 'Выбраны все 5 фотографий']]));
    await expect(await heart(5)).toHaveAttribute('aria-pressed', 'false');
    await expect(saves.requests()).toBe(2);
  },
});

export const CountOnlyGrows = meta.story({
  name: 'Guard: the answer to one heart does not take back the count of the next, so that a full choice stays full',
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...saves.close());
  },
  play: async ({ world }) => {
    await userEvent.click(await heart(3));
    await userEvent.click(await heart(4));
    const status = await screen.findByText('Выбрано 5 из 5');
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(status.textContent));
    observer.observe(status, { characterData: true, childList: true, subtree: true });
    saves.open();
    await waitFor(() => expect(shareIn(world)?.favourites.size).toBe(5));
    await userEvent.click(await heart(5));
    await waitFor(() => expect(notices()).toEqual([['info', 'Выбраны все 5 фотографий']]));
    observer.disconnect();
    await expect(seen).not.toContain('Выбрано 4 из 5');
  },
});

export const ReadBeforeTheClick = meta.story({
  name: 'Guard: photos that were read before a click and come after it do not take its heart back',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ msw, world }) => {
    await heart(3);
    const share = shareIn(world);
    msw.use(...reads.close(createHandlers(world)));
    comeBack();
    await waitFor(() => expect(reads.requests()).toBe(1));
    await userEvent.click(await heart(3));
    await waitFor(() => expect(share?.favourites.size).toBe(4));
    reads.open();
    await waitFor(() => expect(reads.requests()).toBe(2));
    await expect(await heart(3)).toHaveAttribute('aria-pressed', 'true');
  },
});

export const RefusedHeart = meta.story({
  name: 'Guard: a heart that the server refuses is taken back, and why is said',
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...refuse(setSharedFavourite, 409, shareSentences.choiceFull));
  },
  play: async () => {
    await userEvent.click(await heart(3));
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', message: shareSentences.choiceFull }]));
    await waitFor(() => expect(screen.getAllByRole('button', heartName)[3]).toHaveAttribute('aria-pressed', 'false'));
    await expect(await screen.findByText('Выбрано 3 из 5')).toBeInTheDocument();
  },
});

export const SentOnce = meta.story({
  name: 'Guard: «Готово» asks once, closes the choice, and the hearts stay to be seen',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Готово' }));
    await answer('Отправить выбор?', 'Отправить');
    await waitFor(() => expect(screen.getByText(/^Выбор отправлен/)).toBeVisible());
    await expect(shareIn(world)?.choiceClosedAt).not.toBeNull();
    await expect(screen.queryByRole('button', { name: /^Выбрать / })).toBeNull();
    await expect(screen.getAllByRole('row', { name: /выбрано/ })).toHaveLength(3);
  },
});

export const AcceptedAgain = meta.story({
  name: 'Guard: new versions of accepted photos are named and marked, and can be accepted too',
  beforeEach: ({ world }) => {
    const { projectId } = worldShare(world, { shows: 'retouched', signedOffAt: '2026-11-19T12:00:00.000Z' });
    renew(world.projects.find(({ id }) => id === projectId)?.retouched.slice(0, 2) ?? []);
  },
  play: async ({ world }) => {
    await expect(await screen.findByText(/^Фотограф показал новые версии: 2\sфотографии$/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row', { name: /новая версия/ })).toHaveLength(2));
    await userEvent.click(screen.getAllByRole('row')[0]!);
    await expect(await (await viewer()).findByText('Новая версия: вы приняли другую')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Всё нравится, принимаю' }));
    await answer('Принять фотографии?', 'Принимаю');
    await waitFor(() => expect(screen.getByText('Принято')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Всё нравится, принимаю' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('row', { name: /новая версия/ })).toBeNull());
    await expect(world.projects.find(({ id }) => id === 105)?.retouched[0]?.acceptedAt).not.toBeNull();
  },
});

export const ShownMeanwhile = meta.story({
  name: 'Guard: new versions that are shown while the page is open are there together with the button that accepts them',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched', signedOffAt: '2026-11-19T12:00:00.000Z' }),
  play: async ({ world }) => {
    await expect(await screen.findByText('Принято')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    renew(world.projects.find(({ id }) => id === 105)?.retouched.slice(0, 2) ?? []);
    // As after a minute, when the share alone is requested again: the window has had the focus all the time.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await screen.findByRole('button', { name: 'Всё нравится, принимаю' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('row', { name: /новая версия/ })).toHaveLength(2));
  },
});

export const AcceptsTheSeen = meta.story({
  name: 'Guard: versions that were shown while the question was open are not accepted unseen',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched' }),
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Всё нравится, принимаю' }));
    renew(world.projects.find(({ id }) => id === 105)?.retouched.slice(0, 1) ?? []);
    await answer('Принять фотографии?', 'Принимаю');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось отправить ответ']]));
    await expect(toasts.list()[0]?.message).toBe(shareSentences.shownOthers);
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Принять фотографии?' })).toBeNull());
    await expect(shareIn(world)?.signedOffAt).toBeNull();
    // Now that they are there, it goes.
    await userEvent.click(await screen.findByRole('button', { name: 'Всё нравится, принимаю' }));
    await answer('Принять фотографии?', 'Принимаю');
    await waitFor(() => expect(shareIn(world)?.signedOffAt).not.toBeNull());
  },
});

export const OverTheLimit = meta.story({
  name: 'Guard: a choice over its limit, because photos came back, is not sent before hearts are taken back',
  beforeEach: ({ world }) => void worldShare(world, { choiceLimit: 2 }),
  play: async ({ world }) => {
    await expect(await screen.findByText('Выбрано 3 из 2')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(notices()).toEqual([['info', 'Выбрано больше, чем договорились']]));
    await expect(screen.queryByRole('alertdialog', { name: 'Отправить выбор?' })).toBeNull();
    await userEvent.click(await heart(0));
    await expect(await screen.findByText('Выбрано 2 из 2')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Готово' }));
    await answer('Отправить выбор?', 'Отправить');
    await waitFor(() => expect(shareIn(world)?.choiceClosedAt).not.toBeNull());
  },
});

export const RightPin = meta.story({
  name: 'Guard: a wrong PIN is said beside the field, a right one opens the photos',
  beforeEach: ({ world }) => void worldShare(world, { pin: '2468' }),
  play: async () => {
    const field = await screen.findByLabelText('PIN');
    await expect(screen.queryByText('День рождения Софии')).toBeNull();
    await userEvent.type(field, '1111{Enter}');
    await expect(await screen.findByText(shareSentences.pinWrong)).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '2468{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'День рождения Софии' })).toBeVisible());
    await expect((await screen.findAllByRole('row')).length).toBeGreaterThan(0);
  },
});

export const PinAsPasted = meta.story({
  name: 'Guard: a PIN is taken as it was pasted, and what can be none is said before it counts',
  beforeEach: ({ world }) => void worldShare(world, { pin: '2468' }),
  play: async ({ world }) => {
    const field = await screen.findByLabelText('PIN');
    for (const text of ['24', 'спасибо', '123456789']) {
      await userEvent.clear(field);
      await userEvent.type(field, `${text}{Enter}`);
      await expect(await screen.findByText(shareSentences.pinInvalid.replaceAll('\u00a0', ' '))).toBeVisible();
    }
    await expect(shareIn(world)?.wrongPins.size).toBe(0);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(' ２４-6\u00a08 ');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'День рождения Софии' })).toBeVisible());
  },
});

export const PinAfterReload = meta.story({
  name: 'Guard: a tab that knows the PIN is not asked again, unless it has changed',
  beforeEach: async ({ world }) => {
    const { token } = worldShare(world, { pin: '2468' });
    const { pass } = await createClient({ share: () => ({ token, pass: null }) })(enterSharedPin, { body: { pin: '2468' } });
    kept.write(token, pass);
  },
  play: async ({ world }) => {
    await waitFor(() => expect(screen.getByRole('heading', { name: 'День рождения Софии' })).toBeVisible());
    await expect(screen.queryByLabelText('PIN')).toBeNull();
    const share = shareIn(world);
    if (share) share.pin = '1357';
    comeBack();
    await waitFor(() => expect(screen.getByLabelText('PIN')).toBeVisible());
    await expect(screen.queryByRole('row')).toBeNull();
  },
});

export const TooManyPins = meta.story({
  name: 'Guard: after too many wrong PINs the field says when to try again',
  beforeEach: ({ world }) => void worldShare(world, { pin: '2468', wrongPins: new Map([['visitor visitor-of-a-story', 5]]) }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText('PIN'), '2468{Enter}');
    await expect(await screen.findByText(/Слишком много/)).toBeVisible();
  },
});

export const Remark = meta.story({
  name: 'Guard: a remark is written in the viewer and is seen there and on the tile',
  beforeEach: ({ world }) => void worldShare(world, { remarks: new Map() }),
  play: async ({ world }) => {
    await userEvent.click((await screen.findAllByRole('row'))[0]!);
    await userEvent.click(await (await viewer()).findByRole('button', { name: 'Пожелание' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Пожелание к фотографии' })));
    await waitFor(() => expect(dialog.getByLabelText(/Что поправить/)).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(/Что поправить/), '<b>Светлее</b>');
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(await (await viewer()).findByText('Пожелание: <b>Светлее</b>')).toBeInTheDocument();
    await expect([...(shareIn(world)?.remarks.values() ?? [])]).toMatchObject([{ text: '<b>Светлее</b>' }]);
    // What lies under an open dialog is inert, which a query by role does not know.
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Пожелание к фотографии' })).toBeNull());
    await userEvent.click(await (await viewer()).findByRole('button', { name: 'Убрать из выбора' }));
    await expect(await (await viewer()).findByRole('button', { name: 'Выбрать' })).toBeInTheDocument();
    await waitFor(() => expect(shareIn(world)?.favourites.size).toBe(2));
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('есть пожелание')).toBeInTheDocument();
  },
});

export const AnotherPhone = meta.story({
  name: 'Guard: what another phone chose is seen when the window comes back, and so is the end of the share',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ world }) => {
    await expect(await screen.findByText('Выбрано 3 из 5')).toBeInTheDocument();
    const share = shareIn(world);
    const [first = 0] = share?.favourites ?? [];
    share?.favourites.delete(first);
    comeBack();
    await expect(await screen.findByText('Выбрано 2 из 5')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('button', heartName)[0]).toHaveAttribute('aria-pressed', 'false'));
    if (share) share.endedAt = '2026-11-02T10:00:00Z';
    comeBack();
    await expect(await screen.findByRole('heading', { name: 'Ссылка больше не работает' })).toBeVisible();
    await expect(screen.queryByRole('row')).toBeNull();
  },
});

export const EndedMeanwhile = meta.story({
  name: 'Guard: a share that ended meanwhile closes with the next click',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ world }) => {
    const next = await heart(3);
    const share = shareIn(world);
    if (share) share.endedAt = '2026-11-02T10:00:00Z';
    await userEvent.click(next);
    await expect(await screen.findByRole('heading', { name: 'Ссылка больше не работает' })).toBeVisible();
  },
});

export const EndedWhileLoading = meta.story({
  name: 'Guard: a share that has ended closes as soon as its photos are refused',
  beforeEach: ({ world, msw }) => {
    worldShare(world);
    msw.use(...reads.close());
  },
  play: async ({ world }) => {
    await waitFor(() => expect(reads.requests()).toBe(1));
    const share = shareIn(world);
    if (share) share.endedAt = '2026-11-02T10:00:00Z';
    reads.open();
    await expect(await screen.findByRole('heading', { name: 'Ссылка больше не работает' })).toBeVisible();
  },
});

export const Accepting = meta.story({
  name: 'Guard: finished photos are accepted after a question, and thanked for',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched', canDownload: true }),
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Всё нравится, принимаю' }));
    await answer('Принять фотографии?', 'Принимаю');
    await waitFor(() => expect(screen.getByText('Принято')).toBeVisible());
    await expect(shareIn(world)?.signedOffAt).not.toBeNull();
    await expect(screen.queryByRole('button', { name: 'Всё нравится, принимаю' })).toBeNull();
    const undo = await screen.findByRole('button', { name: 'Отменить приёмку' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(await screen.findByRole('button', { name: 'Всё нравится, принимаю' })).toHaveFocus();
    await expect(shareIn(world)?.signedOffAt).toBeNull();
  },
});

export const NotYetReady = meta.story({
  name: 'Guard: while a chosen photo is not retouched the client looks at what is ready, and cannot accept',
  beforeEach: ({ world }) => {
    const share = worldShare(world, { shows: 'both', choiceClosedAt: '2026-11-01T10:00:00Z' });
    const project = world.projects.find(({ id }) => id === share.projectId);
    project?.retouched.splice(2);
  },
  play: async () => {
    await expect(await screen.findByText('Выбор отправлен · ретушь готова у 2 из 3')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Всё нравится, принимаю' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Посмотреть готовые' }));
    await expect(await (await viewer()).findByRole('button', { name: 'Нужна правка' })).toBeVisible();
  },
});

export const AskedForAFix = meta.story({
  name: 'Guard: a fix is asked for in words, keeps the photos from being accepted, and is answered by the next version',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched' }),
  play: async ({ world }) => {
    await userEvent.click((await screen.findAllByRole('row'))[0]!);
    await userEvent.click(await (await viewer()).findByRole('button', { name: 'Нужна правка' }));
    const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Что поправить?' })));
    const field = dialog.getByLabelText(/Что поправить/);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить' }));
    await expect(await dialog.findByText('Напишите, что поправить')).toBeVisible();
    await userEvent.type(field, 'Убрать блик');
    await userEvent.click(dialog.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Что поправить?' })).toBeNull());
    await expect(await (await viewer()).findByText('Нужна правка: Убрать блик')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('Посмотрите готовые · правки: 1')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Всё нравится, принимаю' })).toBeNull();
    await expect(await screen.findByRole('row', { name: /нужна правка/ })).toBeVisible();
    const [photo] = world.projects.find(({ id }) => id === 105)?.retouched ?? [];
    if (photo) Object.assign(photo, { version: 2 });
    comeBack();
    await expect(await screen.findByRole('row', { name: /исправлено, посмотрите/ })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Всё нравится, принимаю' })).toBeVisible();
  },
});

/** What another phone of the same family says of this photo. */
const askFor = (world: World, place: number, fix: string) => {
  const photo = world.projects.find(({ id }) => id === 105)?.retouched[place];
  shareIn(world)?.verdicts.set(photo?.id ?? 0, { version: photo?.version ?? 0, verdict: 'fix', fix, at: '2026-11-20T10:00:00.000Z' });
};
const writeFix = async (text: string) => {
  await userEvent.click(await (await viewer()).findByRole('button', { name: 'Нужна правка' }));
  const dialog = within(await fullyOpened(await screen.findByRole('dialog', { name: 'Что поправить?' })));
  const field = dialog.getByLabelText(/Что поправить/);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Отправить' }));
};
const written = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Что поправить?' })).toBeNull());

export const FixOfAnotherPhone = meta.story({
  name: 'Guard: a fix that another phone asks for is marked on its photo as soon as it is counted',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched' }),
  play: async ({ world }) => {
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    askFor(world, 0, 'Светлее');
    // As after a minute, when the share alone is requested again: the window has had the focus all the time.
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await screen.findByText('Посмотрите готовые · правки: 1')).toBeVisible();
    await expect(await screen.findByRole('row', { name: /нужна правка/ })).toBeVisible();
  },
});

export const LastAnswer = meta.story({
  name: 'Guard: where the last photo is answered after «Посмотреть готовые», the focus goes to the photos',
  beforeEach: ({ world }) => {
    worldShare(world, { shows: 'retouched' });
    const project = world.projects.find(({ id }) => id === 105);
    project?.retouched.forEach((_photo, place) => place > 0 && askFor(world, place, 'Светлее'));
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Посмотреть готовые' }));
    await writeFix('Убрать блик');
    await written();
    await expect(await (await viewer()).findByText('Нужна правка: Убрать блик')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Посмотреть готовые' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'row'));
  },
});

export const OneAnswerAfterTheOther = meta.story({
  name: 'Guard: of two quick answers to one photo the last one counts',
  beforeEach: ({ msw, world }) => {
    worldShare(world, { shows: 'retouched' });
    msw.use(...answers.close());
  },
  play: async ({ world }) => {
    await userEvent.click((await screen.findAllByRole('row'))[0]!);
    const like = await (await viewer()).findByRole('button', { name: 'Нравится' });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('data-pending'));
    await userEvent.click(like);
    await writeFix('Убрать блик');
    await responsesHandled();
    await expect(answers.requests()).toBe(1);
    answers.open();
    await written();
    await expect(answers.requests()).toBe(2);
    await expect([...(shareIn(world)?.verdicts.values() ?? [])]).toMatchObject([{ verdict: 'fix', fix: 'Убрать блик' }]);
    await expect(await (await viewer()).findByText('Нужна правка: Убрать блик')).toBeInTheDocument();
  },
});

export const LikedAndTakenBack = meta.story({
  name: 'Guard: «Нравится» is said and taken back with one button, which keeps the focus',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched' }),
  play: async ({ world }) => {
    await userEvent.click((await screen.findAllByRole('row'))[0]!);
    const like = await (await viewer()).findByRole('button', { name: 'Нравится' });
    // After a click the focus returns to the photo.
    like.focus();
    await userEvent.keyboard('{Enter}');
    const button = await (await viewer()).findByRole('button', { name: 'Убрать «Нравится»' });
    await expect(button).toHaveFocus();
    await expect([...(shareIn(world)?.verdicts.values() ?? [])]).toMatchObject([{ verdict: 'liked' }]);
    await userEvent.click(button);
    await expect(await (await viewer()).findByRole('button', { name: 'Нравится' })).toBeInTheDocument();
    await expect(shareIn(world)?.verdicts.size).toBe(0);
  },
});

export const TwoThousand = meta.story({
  name: 'Guard: of two thousand photos only the visible ones are rendered, and all of them come',
  beforeEach: ({ world }) => {
    worldShare(world);
    const project = world.projects.find(({ id }) => id === 105);
    const [first] = project?.images ?? [];
    if (project && first) {
      project.images = Array.from({ length: 2000 }, (_, index) => ({ ...first, id: 5000 + index, name: `IMG_${index + 1}.jpg` }));
    }
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '2000'));
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
  },
});
