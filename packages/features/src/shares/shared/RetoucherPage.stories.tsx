import { sendRetouched, sendSentences, sentences } from '@portal/api';
import { addShare, archiveOf, exampleRetouched, gateFor, offline, refuse, type World } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { imageFile } from '../../common/uploads/exampleFiles.ts';
import { SharedScreen } from './SharedScreen.tsx';
import { exampleShare, keptFamilies, keptPasses } from './inStories.ts';

/** The demo's birthday: its client has chosen three of the photos and written to the second; `isChosen: false`: nothing of it. */
function retoucherShare(world: World, isChosen = true): void {
  const example = exampleShare(world);
  if (isChosen) addShare(world, { ...example, token: 'of-the-client', choiceClosedAt: '2026-11-01T10:00:00Z' });
  addShare(world, { projectId: example.projectId, token: 'retoucher-share', role: 'retoucher', shows: 'originals', canDownload: true });
}
/** And two photos that the retoucher had downloaded before, which the client did not choose. */
function dropped(world: World): void {
  retoucherShare(world);
  const others = project(world)?.images.slice(4, 6) ?? [];
  for (const { id } of others) world.shares.at(-1)?.downloaded.add(id);
}
/** And some photos of two classes, of which the first is published, the second waits, and the rest is to do. */
function begun(world: World): void {
  retoucherShare(world, false);
  const found = project(world);
  if (!found) return;
  found.groups = [
    { id: 9001, name: '1А' },
    { id: 9002, name: 'Котова Анна', classId: 9001 },
    { id: 9003, name: '1Б' },
  ];
  found.images.forEach((image, place) => (image.groupId = [9001, 9002, 9003][place] ?? 9003));
  found.retouched = exampleRetouched(found, 2);
  const waiting = found.retouched.find(({ originalId }) => originalId === found.images[1]?.id);
  if (waiting) waiting.shownAt = null;
}
const project = (world: World) => world.projects.find(({ id }) => id === 105);
const nameOf = (world: World, place: number) => project(world)?.images[place]?.name ?? '';

const meta = preview.meta({
  title: 'Shares/Retoucher page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'retoucher-share', passes: keptPasses(), families: keptFamilies() },
  parameters: { address: '/s/retoucher-share', layout: 'fullscreen' },
});

/** Chooses files in the zone. */
async function choose(...files: File[]): Promise<void> {
  await screen.findByRole('group', { name: 'Обработанные фотографии' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, files);
}
const someArchive = (world: World, ...others: string[]) =>
  archiveOf(Object.fromEntries([nameOf(world, 0), nameOf(world, 1), ...others].map((name) => [name, 'alina-1.jpg'])));

const sending = gateFor(sendRetouched);

/** What the client has chosen, and the place where the finished archive goes. */
export const Content = meta.story({ beforeEach: ({ world }) => retoucherShare(world) });

/** The choice has not been sent: all photos are shown. */
export const NobodyHasChosen = meta.story({ name: 'Nobody has chosen', beforeEach: ({ world }) => retoucherShare(world, false) });

/** The client has sent another choice than what was downloaded before: that stays, marked, at the end. */
export const ChosenNoLonger = meta.story({
  name: 'Chosen no longer',
  beforeEach: ({ world }) => dropped(world),
});

/** A client wants a finished photo fixed: it says what, above the earlier remarks. */
export const WantedFix = meta.story({
  name: 'Wanted fix',
  beforeEach: ({ world }) => {
    retoucherShare(world);
    const of = project(world);
    if (of) of.retouched = exampleRetouched(of, 2);
    const verdict = { version: 1, verdict: 'fix', fix: 'Уберите, пожалуйста, блик на очках', at: '2026-11-20T10:00:00.000Z' } as const;
    addShare(world, { projectId: 105, shows: 'retouched', verdicts: new Map([[of?.retouched[1]?.id ?? 0, verdict]]) });
  },
});

/** Some photos were sent: what is to do, what waits and what clients see, by classes and pupils. */
export const Begun = meta.story({ beforeEach: ({ world }) => begun(world) });

/** A photo with what the client remarked on it. */
export const Remark = meta.story({
  beforeEach: ({ world }) => retoucherShare(world),
  play: async () => userEvent.click((await screen.findAllByRole('row'))[1]!),
});

/** The project has no photos yet. */
export const Empty = meta.story({
  beforeEach: ({ world }) => {
    retoucherShare(world, false);
    const found = project(world);
    if (found) found.images = [];
  },
});

/** The archive is being sent. */
export const Uploading = meta.story({
  beforeEach: ({ msw, world }) => {
    retoucherShare(world);
    msw.use(...sending.close());
  },
  play: async ({ world }) => choose(await someArchive(world)),
});

/** What of the archive was taken, and what has no original. */
export const Report = meta.story({
  beforeEach: ({ world }) => retoucherShare(world),
  play: async ({ world }) => choose(await someArchive(world, 'без_пары.jpg'), new File(['текст'], 'Смета.jpg', { type: 'image/jpeg' })),
});

/** A file that is no archive: a sentence says so. */
export const Refused = meta.story({
  beforeEach: ({ world }) => retoucherShare(world),
  play: () => choose(new File(['no archive'], 'готово.zip', { type: 'application/zip' })),
});

/** Words without a place to break, at 320 px. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const example = exampleShare(world);
    const remark = { text: 'Переосвидетельствование_высокопревосходительства '.repeat(6), at: '2026-11-01T10:00:00Z' };
    addShare(world, {
      ...example,
      token: 'of-the-client',
      choiceClosedAt: '2026-11-01T10:00:00Z',
      remarks: new Map([...example.favourites].map((id) => [id, remark])),
    });
    addShare(world, { projectId: example.projectId, token: 'retoucher-share', role: 'retoucher', canDownload: true });
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => retoucherShare(world),
});

export const WantedFixAlone = meta.story({
  name: 'Guard: a fix of a photo without an original is to do as well, and full screen says what is wanted',
  beforeEach: ({ world }) => {
    retoucherShare(world);
    const of = project(world);
    if (of) of.retouched = exampleRetouched(of, 1).map((photo) => ({ ...photo, name: 'без_пары.jpg', originalId: null }));
    const verdict = { version: 1, verdict: 'fix', fix: 'Уберите блик', at: '2026-11-20T10:00:00.000Z' } as const;
    addShare(world, { projectId: 105, shows: 'retouched', verdicts: new Map([[of?.retouched[0]?.id ?? 0, verdict]]) });
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Нужна правка\s·\s1$/ }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
    await expect(screen.getByRole('row')).toHaveTextContent('без_пары.jpg');
    await expect(screen.queryByRole('button', { name: 'Обработанные' })).toBeNull();
    await userEvent.click(screen.getByRole('row'));
    const viewer = await screen.findByRole('dialog');
    await expect(await within(viewer).findAllByText('Нужна правка: Уберите блик')).toHaveLength(1);
  },
});

/** What was sent of the second photo waits, and can be taken back. */
function sentOwn(world: World): void {
  begun(world);
  const waiting = project(world)?.retouched.find(({ shownAt }) => shownAt === null);
  if (waiting) waiting.shareId = world.shares.at(-1)?.id ?? null;
}

/** Opens the photo that waits, full screen. */
async function openWaiting() {
  await userEvent.click(await screen.findByRole('button', { name: /^Ждут проверки\s·\s1$/ }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
  await userEvent.click(screen.getByRole('row'));
  return within(await screen.findByRole('dialog'));
}

/** A photo whose retouched version waits: it is compared with the original, and can be taken back. */
export const Sent = meta.story({
  beforeEach: ({ world }) => sentOwn(world),
  play: async () => void (await openWaiting()),
});

/** The question before a file that was sent is taken back. */
export const TakingBack = meta.story({
  name: 'Taking back',
  beforeEach: ({ world }) => sentOwn(world),
  play: async () => {
    const viewer = await openWaiting();
    await userEvent.click(await viewer.findByRole('button', { name: 'Удалить отправленное' }));
    await screen.findByRole('alertdialog');
  },
});

/** The original and what was made of it. */
export const BeforeAndAfter = meta.story({
  name: 'Before and after',
  beforeEach: ({ world }) => sentOwn(world),
  play: async () => {
    const viewer = await openWaiting();
    await userEvent.click(await viewer.findByRole('button', { name: 'До и после' }));
    await expect(await screen.findByRole('slider')).toBeInTheDocument();
  },
});

export const TakenBack = meta.story({
  name: 'Guard: what was sent is taken back after a question, and the photo is to do again',
  beforeEach: ({ world }) => sentOwn(world),
  play: async ({ world }) => {
    const viewer = await openWaiting();
    await userEvent.click(await viewer.findByRole('button', { name: 'Удалить отправленное' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog')));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByText('Отправленная фотография удалена')).toBeInTheDocument();
    await waitFor(() => expect(project(world)?.retouched).toHaveLength(1));
    await expect(world.shares.at(-1)?.events.at(-1)).toMatchObject({ kind: 'taken_back', count: 1 });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Удалить отправленное' })).toBeNull());
    // Its button is gone: the focus stays in the viewer.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
  },
});

export const PublishedMeanwhile = meta.story({
  name: 'Guard: what was published since the question is not taken back, and the page says so',
  beforeEach: ({ world }) => sentOwn(world),
  play: async ({ world }) => {
    const viewer = await openWaiting();
    await userEvent.click(await viewer.findByRole('button', { name: 'Удалить отправленное' }));
    const question = within(await screen.findByRole('alertdialog'));
    for (const photo of project(world)?.retouched ?? []) photo.shownAt ??= '2026-11-20T10:00:00.000Z';
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await expect(await screen.findByText(sendSentences.sentPublished)).toBeInTheDocument();
    await expect(project(world)?.retouched).toHaveLength(2);
  },
});

export const DroppedStay = meta.story({
  name: 'Guard: downloaded photos that are chosen no longer stay at the end, marked, and are not downloaded with the others',
  // A phone's window renders only the first four rows.
  tags: ['!phone'],
  beforeEach: ({ world }) => dropped(world),
  play: async ({ world }) => {
    // Only those that are visible are rendered.
    (await screen.findAllByRole('row'))[0]?.scrollIntoView();
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(5));
    const marked = screen.getAllByRole('row').map((row) => /больше не выбрано/.test(row.textContent));
    await expect(marked).toEqual([false, false, false, true, true]);
    await expect(await screen.findByText(/^Клиент выбрал другие снимки/)).toBeVisible();
    await choose(await someArchive(world));
    await expect(await screen.findByText('Сопоставлено 2 из 3')).toBeInTheDocument();
  },
});

export const RemembersWhatWasSent = meta.story({
  name: 'Guard: what was sent is no more to do, on the page too, and the states part the photos with their numbers',
  beforeEach: ({ world }) => retoucherShare(world),
  play: async ({ world }) => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await expect(screen.queryByRole('button', { name: /^Сделать/ })).toBeNull();
    await choose(await someArchive(world));
    await expect(await screen.findByRole('button', { name: /^Ждут проверки\s·\s2$/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^Сделать\s·\s1$/ }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
    await expect(screen.getByRole('row')).toHaveTextContent(nameOf(world, 2));
  },
});

export const PartedByFolders = meta.story({
  name: 'Guard: a class shows the photos of its pupils too, and a pupil nobody else’s',
  beforeEach: ({ world }) => begun(world),
  play: async () => {
    const folder = await screen.findByRole('combobox', { name: 'Класс или ученик' });
    await userEvent.selectOptions(folder, '1А');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await expect(screen.getByRole('button', { name: /^Опубликованы\s·\s1$/ })).toBeInTheDocument();
    await userEvent.selectOptions(folder, '1А, Котова Анна');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
    await expect(screen.getByRole('row')).toHaveTextContent('ждёт проверки');
  },
});

export const ShowsTheChosen = meta.story({
  name: 'Guard: a retoucher sees the chosen photos with the remarks, no heart, and nothing to accept',
  beforeEach: ({ world }) => retoucherShare(world),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    await expect(await screen.findByText('Уберите, пожалуйста, царапинку на щеке')).toBeInTheDocument();
    await expect(await screen.findByRole('button', { name: 'Скачать все' })).toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: /^Выбрать|принимаю/ })).toBeNull();
  },
});

export const ComesBack = meta.story({
  name: 'Guard: an archive and single photos are uploaded together, and the report names what has no original',
  beforeEach: ({ world }) => retoucherShare(world),
  play: async ({ world }) => {
    await choose(await someArchive(world, 'без_пары.jpg'), await imageFile(nameOf(world, 2)));
    await expect(await screen.findByText('Сопоставлено 3 из 3')).toBeInTheDocument();
    await expect(await screen.findByText('без_пары.jpg')).toBeInTheDocument();
    await expect(project(world)?.retouched).toHaveLength(4);
    await expect(world.shares.at(-1)?.events.at(-1)).toMatchObject({ kind: 'uploaded', count: 4 });
    await userEvent.click(await screen.findByRole('button', { name: 'Прислать ещё' }));
    await expect(await screen.findByRole('group', { name: 'Обработанные фотографии' })).toBeInTheDocument();
  },
});

export const AddsUp = meta.story({
  name: 'Guard: the report adds up: what was there already and what was refused before it was sent are counted and named',
  beforeEach: ({ world }) => retoucherShare(world),
  play: async ({ canvasElement, world }) => {
    const first = await imageFile(nameOf(world, 0));
    await choose(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Прислать ещё' }));
    await screen.findByRole('group', { name: 'Обработанные фотографии' });
    const heic = new File(['heic'], 'IMG_0001.HEIC', { type: 'image/heic' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await userEvent.upload(input!, [first, await imageFile(nameOf(world, 1), 7), heic], { applyAccept: false });
    await waitFor(() => expect(canvasElement).toHaveTextContent('Файлов: 3. Новых: 1. Без изменений: 1. Не принято: 1.'));
    await expect(screen.getByText(/^IMG_0001\.HEIC: нужен архив ZIP/)).toBeVisible();
    await expect(project(world)?.retouched).toHaveLength(2);
  },
});

export const SeveralArchives = meta.story({
  name: 'Guard: several archives come back in one choice, and a damaged one between them is named while the others arrive',
  beforeEach: ({ world }) => retoucherShare(world),
  play: async ({ world }) => {
    const second = await archiveOf({ [nameOf(world, 2)]: 'alina-2.jpg' });
    const damaged = new File(['no archive'], 'сломан.zip', { type: 'application/zip' });
    await choose(await someArchive(world), damaged, second);
    await expect(await screen.findByText('Сопоставлено 3 из 3')).toBeInTheDocument();
    await expect(await screen.findByText(/^сломан\.zip/)).toBeInTheDocument();
    await expect(project(world)?.retouched).toHaveLength(3);
  },
});

export const StoppedBetween = meta.story({
  name: 'Guard: a connection lost after the first archive is reported together with the stored photos',
  beforeEach: ({ msw, world }) => {
    retoucherShare(world);
    msw.use(...sending.close());
  },
  play: async ({ msw, world }) => {
    await choose(await someArchive(world), await archiveOf({ [nameOf(world, 2)]: 'alina-2.jpg' }));
    await waitFor(() => expect(sending.requests()).toBe(1));
    msw.use(...offline(sendRetouched));
    sending.open();
    await expect(await screen.findByText('Не удалось отправить фотографии')).toBeInTheDocument();
    await expect(await screen.findByText('Отправленное раньше уже на месте: сопоставлено 2 из 3')).toBeInTheDocument();
  },
});

export const Cancelled = meta.story({
  name: 'Guard: a running upload can be cancelled, and is not called a failure',
  beforeEach: ({ msw, world }) => {
    retoucherShare(world);
    msw.use(...sending.close());
  },
  play: async ({ world }) => {
    await choose(await someArchive(world));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await expect(screen.queryByText('Не удалось отправить фотографии')).toBeNull();
    await expect(project(world)?.retouched).toHaveLength(0);
  },
});

export const SaidWhy = meta.story({
  name: 'Guard: a refused archive is answered with the sentence of the server, and the zone stays',
  beforeEach: ({ msw, world }) => {
    retoucherShare(world);
    msw.use(...refuse(sendRetouched, 422, sentences.zipEncrypted));
  },
  play: async ({ world }) => {
    await choose(await someArchive(world));
    await expect(await screen.findByText(sentences.zipEncrypted)).toBeInTheDocument();
    const zone = await screen.findByRole('group', { name: 'Обработанные фотографии' });
    await expect(await within(zone).findByRole('button', { name: 'выберите файлы' })).toBeEnabled();
  },
});

export const EndedMeanwhile = meta.story({
  name: 'Guard: a share that has ended meanwhile takes nothing and says so',
  beforeEach: ({ world }) => retoucherShare(world),
  play: async ({ world }) => {
    await screen.findAllByRole('row');
    world.shares.at(-1)!.endedAt = '2026-11-01T10:00:00Z';
    await choose(await someArchive(world));
    await expect(await screen.findByText('Ссылка больше не работает')).toBeInTheDocument();
    await expect(project(world)?.retouched).toHaveLength(0);
  },
});
