import { downloadSharedImage, getDownloadAddress, readAddress, shareSentences } from '@portal/api';
import { addShare, exampleRetouched, gateFor, refuse, type World, type WorldShare } from '@portal/mocks';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { saved, watchSaved } from '../../../common/data/testing/saved.ts';
import { exampleShare, keptFamilies, keptPasses } from '../inStories.ts';
import { SharedScreen } from '../SharedScreen.tsx';

/** A share to the demo's birthday with four retouched photos, which may be downloaded. */
function worldShare(world: World, more: Partial<WorldShare> = {}): WorldShare {
  const project = world.projects.find(({ id }) => id === 105);
  if (project) project.retouched = exampleRetouched(project, 4);
  return addShare(world, { ...exampleShare(world), shows: 'retouched', canDownload: true, choiceLimit: null, ...more });
}
const shareIn = (world: World) => world.shares.at(-1);
const downloads = (world: World) => shareIn(world)?.events.flatMap(({ kind, count }) => (kind === 'downloaded' ? [count] : [])) ?? [];

const meta = preview.meta({
  title: 'Shares/Client page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'client-share', passes: keptPasses(), families: keptFamilies() },
  parameters: { address: '/s/client-share', layout: 'fullscreen' },
  beforeEach: watchSaved,
});

const tileButton = { name: /^Сохранить .+\.jpg$/ };
const buttons = () => screen.findAllByRole('button', tileButton);
const openFirst = async () => userEvent.click((await screen.findAllByRole('row'))[0]!);
const viewer = async () => within(await fullyOpened(await screen.findByRole('dialog', { name: 'Просмотр фотографий' })));
/** The button full screen, which another one may have replaced since it was last looked for. */
const inViewer = () => within(screen.getByRole('dialog', { name: 'Просмотр фотографий' })).getByRole('button', { name: 'Сохранить' });
const saveInViewer = async () => userEvent.click(await (await viewer()).findByRole('button', { name: 'Сохранить' }));
/** What the browser gets, which downloads it by itself. */
const load = (address: string) => readAddress(address, AbortSignal.timeout(5000));
const notices = () => toasts.list().map(({ type, title }) => [type, title]);

const sheet = fn<(data: { files: File[] }) => Promise<void>>();
const fileIn = (turn: number) => sheet.mock.calls[turn]?.[0].files[0];
const notAllowed = () => new DOMException('Must be handling a user gesture', 'NotAllowedError');
/** What is said of a photo that waits for another tap. */
const ready = (image: string | null | undefined) => ['info', `Фотография ${image} загружена`];

/** A phone whose share sheet takes files; a story says what becomes of it. */
function withSheet(): () => void {
  const real = window.matchMedia.bind(window);
  sheet.mockReset();
  sheet.mockResolvedValue();
  window.matchMedia = (query) => real(query === '(pointer: coarse)' ? 'all' : query);
  Object.defineProperties(navigator, {
    canShare: { configurable: true, value: ({ files }: { files: File[] }) => files.every(({ type }) => type === 'image/jpeg') },
    share: { configurable: true, value: sheet },
  });
  return () => {
    window.matchMedia = real;
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  };
}

const addresses = gateFor(getDownloadAddress);
const files = gateFor(downloadSharedImage);

/** A retouched photo full screen: it can be saved alone. */
export const ViewerWithSaving = meta.story({
  name: 'Viewer with saving',
  beforeEach: ({ world }) => void worldShare(world),
  play: async () => {
    await openFirst();
    await (await viewer()).findByRole('button', { name: 'Сохранить' });
  },
});

/** Retouched photos to choose from: a heart and a button that saves on one tile. */
export const SavingAndHearts = meta.story({
  name: 'Saving and hearts',
  beforeEach: ({ world }) => void worldShare(world, { shows: 'both', choiceLimit: 5 }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Обработанные' }));
    await buttons();
  },
});

export const SavedFromATile = meta.story({
  name: 'Guard: a photo is saved from its tile by an address of its own, which opens nothing else and is recorded',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ world }) => {
    const [, second] = await buttons();
    await userEvent.click(second!);
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(screen.queryByRole('dialog')).toBeNull();
    const { address, name } = saved[0]!;
    await expect(name).toBe('');
    await expect(await load(address)).toMatchObject({ type: 'image/jpeg' });
    await waitFor(() => expect(downloads(world)).toEqual([1]));
  },
});

export const SavedFromTheViewer = meta.story({
  name: 'Guard: the photo that is open full screen is saved, once for two clicks, and the button says that it works',
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...addresses.close());
  },
  play: async () => {
    await openFirst();
    await saveInViewer();
    const running = await (await viewer()).findByRole('button', { name: /Сохраняем/ });
    await userEvent.click(running);
    await expect(saved).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // One at a time: what else could be saved says that it cannot be now.
    await waitFor(() => expect(screen.getAllByRole('button', tileButton).filter((one) => one.hasAttribute('disabled'))).toHaveLength(3));
    await expect(screen.getByRole('button', { name: 'Скачать все' })).toBeDisabled();
    await openFirst();
    addresses.open();
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(inViewer()).toBeVisible());
    await expect(addresses.requests()).toBe(1);
    await expect(saved[0]?.address).toMatch(/^\/api\/shared\/images\/\d+\/file\?/);
  },
});

export const NothingToSave = meta.story({
  name: 'Guard: where the photographer allows no downloads nothing can be saved, nor an original where they do',
  beforeEach: ({ world }) => void worldShare(world, { canDownload: false }),
  play: async ({ world }) => {
    await openFirst();
    await expect((await viewer()).queryByRole('button', { name: 'Сохранить' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('button', { name: /^Сохранить/ })).toBeNull();
    const show = (shows: WorldShare['shows']) => {
      Object.assign(shareIn(world)!, { canDownload: true, shows });
      window.dispatchEvent(new Event('focus'));
    };
    show('originals');
    await waitFor(() => expect(Number(screen.getByRole('grid').getAttribute('aria-rowcount'))).toBeGreaterThan(4));
    await expect(screen.queryByRole('button', { name: /^Сохранить/ })).toBeNull();
    show('retouched');
    await waitFor(() => expect(screen.getAllByRole('button', tileButton)).toHaveLength(4));
  },
});

export const NoLongerAllowed = meta.story({
  name: 'Guard: a download that is no longer allowed is refused in words, and the buttons go',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ world }) => {
    const [first] = await buttons();
    shareIn(world)!.canDownload = false;
    await userEvent.click(first!);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', message: shareSentences.downloadsClosed }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Сохранить/ })).toBeNull());
    await expect(saved).toEqual([]);
  },
});

export const IntoThePhotos = meta.story({
  name: 'Guard: a phone opens its share sheet with the file, and a sheet that is closed again is no failure',
  beforeEach: ({ world }) => {
    worldShare(world);
    return withSheet();
  },
  play: async ({ world }) => {
    await openFirst();
    sheet.mockRejectedValueOnce(new DOMException('Share canceled', 'AbortError'));
    await saveInViewer();
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(inViewer()).toBeVisible());
    await saveInViewer();
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(2));
    await expect(fileIn(0)).toMatchObject({ type: 'image/jpeg' });
    await expect(fileIn(0)?.name).toMatch(/\.jpg$/);
    await expect(fileIn(0)?.size).toBeGreaterThan(0);
    // It was loaded once.
    await expect(fileIn(1)).toBe(fileIn(0));
    await expect([notices(), saved]).toEqual([[], []]);
    await waitFor(() => expect(downloads(world)).toEqual([1]));
  },
});

export const TooLateForTheSheet = meta.story({
  name: 'Guard: a photo that comes too late after the tap waits for the next one, and is not downloaded again',
  beforeEach: ({ world, msw }) => {
    worldShare(world);
    msw.use(...files.close());
    return withSheet();
  },
  play: async ({ world }) => {
    await openFirst();
    sheet.mockRejectedValueOnce(notAllowed());
    await saveInViewer();
    files.open();
    await waitFor(() => expect(notices()).toEqual([ready(fileIn(0)?.name)]));
    await waitFor(() => expect(inViewer()).toBeVisible());
    await saveInViewer();
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(2));
    await expect(fileIn(1)).toBe(fileIn(0));
    await expect([files.requests(), saved]).toEqual([1, []]);
    await waitFor(() => expect(downloads(world)).toEqual([1]));
  },
});

export const NeverAllowed = meta.story({
  name: 'Guard: where the browser opens no sheet for a file that is there already, the photo is downloaded by its address',
  beforeEach: ({ world }) => {
    worldShare(world);
    return withSheet();
  },
  play: async () => {
    sheet.mockRejectedValue(notAllowed());
    const [first] = await buttons();
    await userEvent.click(first!);
    await waitFor(() => expect(notices()).toHaveLength(1));
    await userEvent.click(first!);
    await waitFor(() => expect(saved).toMatchObject([{ address: expect.stringMatching(/^\/api\/shared\/images\/\d+\/file\?/) }]));
    await expect([sheet.mock.calls.length, notices().length]).toEqual([2, 1]);
  },
});

export const AnotherPhotoByThen = meta.story({
  name: 'Guard: over another photo no sheet opens; a message names the one that has come, and it is not loaded again',
  beforeEach: ({ world, msw }) => {
    worldShare(world);
    msw.use(...files.close());
    return withSheet();
  },
  play: async () => {
    await openFirst();
    await saveInViewer();
    await (await viewer()).findByRole('button', { name: /Сохраняем/ });
    await userEvent.keyboard('{ArrowRight}');
    // Another button, which waits until the first photo is there.
    await waitFor(() => expect(inViewer()).toBeDisabled());
    files.open();
    await waitFor(() => expect(notices()).toHaveLength(1));
    await expect(sheet).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(inViewer()).toBeEnabled());
    await saveInViewer();
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    await expect(notices()).toEqual([ready(fileIn(0)?.name)]);
    await expect(files.requests()).toBe(1);
  },
});

export const SheetLeftOpen = meta.story({
  name: 'Guard: a sheet of which nothing is heard any more holds up no other photo',
  beforeEach: ({ world }) => {
    worldShare(world);
    return withSheet();
  },
  play: async () => {
    sheet.mockReturnValueOnce(new Promise(() => {}));
    const [first, second] = await buttons();
    await userEvent.click(first!);
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(second!).toBeEnabled());
    await userEvent.click(second!);
    await waitFor(() => expect(sheet).toHaveBeenCalledTimes(2));
    await expect(fileIn(1)?.name).not.toBe(fileIn(0)?.name);
  },
});

export const LeftWhileItLoads = meta.story({
  name: 'Guard: a photo that is still loading when the page is left opens no sheet elsewhere',
  beforeEach: ({ world, msw }) => {
    worldShare(world);
    msw.use(...files.close());
    return withSheet();
  },
  render: function Leaving(props) {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Уйти
        </button>
        {isOpen && <SharedScreen {...props} />}
      </>
    );
  },
  play: async () => {
    const [first] = await buttons();
    const sent = spyOn(window, 'fetch');
    await userEvent.click(first!);
    await waitFor(() => expect(files.requests()).toBe(1));
    const signal = sent.mock.calls.find(([address]) => typeof address === 'string' && address.endsWith('/file'))?.[1]?.signal;
    await expect(signal?.aborted).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Уйти' }));
    await expect(signal?.aborted).toBe(true);
    files.open();
    await expect([sheet.mock.calls.length, notices(), saved]).toEqual([0, [], []]);
  },
});

export const WithoutTheSheet = meta.story({
  name: 'Guard: a sheet that does not open leaves the file to the downloads, and a refused file is said in words',
  beforeEach: ({ world }) => {
    worldShare(world);
    return withSheet();
  },
  play: async ({ msw }) => {
    sheet.mockRejectedValueOnce(new DOMException('No target', 'DataError'));
    const [first, second] = await buttons();
    await userEvent.click(first!);
    await waitFor(() => expect(saved).toMatchObject([{ name: expect.stringMatching(/\.jpg$/), address: expect.stringMatching(/^blob:/) }]));
    msw.use(...refuse(downloadSharedImage, 404, shareSentences.imageNotShown));
    await userEvent.click(second!);
    await waitFor(() => expect(toasts.list()).toMatchObject([{ type: 'error', message: shareSentences.imageNotShown }]));
    await expect(sheet).toHaveBeenCalledTimes(1);
  },
});

export const AllByAnAddress = meta.story({
  name: 'Guard: all photos are saved by an address too, and the archive does not pass through the page',
  beforeEach: ({ world }) => void worldShare(world),
  play: async ({ world }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Скачать все' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await expect(saved[0]?.address).toMatch(/^\/api\/shared\/download\?/);
    await expect(await load(saved[0]!.address)).toMatchObject({ type: 'application/zip' });
    await waitFor(() => expect(downloads(world)).toEqual([4]));
  },
});
