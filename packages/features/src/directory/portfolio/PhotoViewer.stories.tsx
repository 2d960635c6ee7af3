import { getPhotographer } from '@portal/api';
import { demoPeople, type World } from '@portal/mocks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { useOverlay } from '../../common/overlays/index.ts';
import { useRead } from '../../common/data/index.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { albumsOf, kindsOf, photosOf } from './portfolio.ts';

const id = demoPeople()[0]?.id ?? 0;

/** `hasFilter`: as in the dialog over the list. */
function Page({ hasFilter }: { hasFilter: boolean }) {
  const result = useRead(getPhotographer, { params: { id } });
  const overlay = useOverlay('photo');
  // The viewer opens over a loaded portfolio, which reports its own errors.
  if (result.state !== 'ready') return <p>{result.state === 'failed' ? 'Портфолио не загрузилось' : 'Портфолио загружается'}</p>;
  const albums = albumsOf(result.data, '');
  const filter = hasFilter && { kinds: kindsOf(albums, result.data.specializations), onKindChange: () => undefined };
  return (
    <>
      <button type="button" onClick={() => overlay.open(3)}>
        Открыть третье фото
      </button>
      <PhotoViewer photographer={result.data} photos={photosOf(albums)} mode="wrap" {...filter} />
    </>
  );
}

type Router = ReturnType<typeof createMemoryRouter>;
/** The location and Back of the running story. */
let router: Router;

/** The app's kind of router with a page to go back to. */
function Browser({ address, hasFilter = false }: { address: string; hasFilter?: boolean }) {
  const [own] = useState(() => {
    router = createMemoryRouter(
      [
        { path: '/', element: <h1>Главная</h1> },
        { path: '/page', element: <Page hasFilter={hasFilter} /> },
      ],
      { initialEntries: ['/', address] },
    );
    return router;
  });
  return <RouterProvider router={own} />;
}

const meta = preview.meta({
  title: 'Directory/Photo viewer',
  tags: ['phone'],
  component: Browser,
  args: { address: '/page' },
  parameters: { layout: 'fullscreen', address: false, docs: { story: { inline: false, height: '700px' } } },
});

const open = async () => focusIn(await screen.findByRole('dialog', { name: 'Просмотр фотографий' }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const address = () => router.state.location.pathname + router.state.location.search;

/** A photo full screen, with its title and its number. */
export const Content = meta.story({ args: { address: '/page?photo=3' } });

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  args: { address: '/page?photo=3' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

const boxOf = (one: Element) => ({ name: one.ariaLabel ?? one.textContent, box: one.getBoundingClientRect() });
const isOff = ({ box }: ReturnType<typeof boxOf>) =>
  box.left < 0 || box.top < 0 || box.right > window.innerWidth || box.bottom > window.innerHeight;
const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** On a screen of this size. */
const barAt = (width: number, height: number) => ({
  args: { address: '/page?photo=2', hasFilter: true },
  parameters: { viewport: { options: { own: { name: `${width}`, styles: { width: `${width}px`, height: `${height}px` } } } } },
  globals: { viewport: { value: 'own', isRotated: false } },
  play: async () => {
    const viewer = within(await open());
    await viewer.findByRole('button', { name: 'Школьные альбомы' });
    const name = viewer.getByText(/^Анна Воскресенская/);
    const tabs = await viewer.findAllByRole('tab');
    const boxes = [name, ...viewer.getAllByRole('link'), ...viewer.getAllByRole('button'), viewer.getByRole('status'), ...tabs].map(boxOf);
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(boxes.filter(isOff).map((one) => one.name)).toEqual([]);
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => isOver(one.box, other.box))
        .map((other) => `${one.name} × ${other.name}`),
    );
    await expect(overlaps).toEqual([]);
  },
});

export const BarOfATablet = meta.story({
  name: 'Guard: at 768 × 1024 nothing around the photo overlaps, leaves the screen or is cut',
  ...barAt(768, 1024),
});

export const BarOfAPhoneOnItsSide = meta.story({ name: 'Guard: nor at 844 × 390', ...barAt(844, 390) });

export const BarOfASmallDialog = meta.story({ name: 'Guard: nor at 960 × 700', ...barAt(960, 700) });

export const BarOfALaptop = meta.story({
  name: 'Guard: nor at 1024 × 768, with a longer name',
  ...barAt(1024, 768),
  beforeEach: ({ world }) => {
    const person = world.people.find((one) => one.id === id);
    if (person) person.lastName = 'Воскресенская-Орлова';
  },
});

/** As after an upload without a title. */
const withoutTitles = (world: World) => {
  for (const { photos } of world.people[0]?.albums ?? [])
    for (const photo of photos) Object.assign(photo, { title: null, fileName: 'IMG_2034.JPG' });
};

/** A photo without a title has only its number. */
export const Untitled = meta.story({ args: { address: '/page?photo=3' }, beforeEach: ({ world }) => withoutTitles(world) });

/** Without a title, at 320 px. */
export const UntitledNarrow = meta.story({
  args: { address: '/page?photo=3' },
  beforeEach: ({ world }) => withoutTitles(world),
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const NoFileNames = meta.story({
  name: 'Guard: a photo without a title has no caption, least of all its file name, and is described by its owner',
  args: { address: '/page?photo=1' },
  beforeEach: ({ world }) => withoutTitles(world),
  play: async ({ world }) => {
    const dialog = await open();
    const { firstName, lastName, albums, specializationIds } = world.people[0]!;
    const kind = world.specializations.find((one) => one.id === (albums[0]?.photos[0]?.specializationId ?? specializationIds[0]))?.name;
    const about = `Фотограф ${firstName} ${lastName}, портфолио «${albums[0]?.title}», ${kind}`;
    await expect(await screen.findByRole('img', { name: about })).toBeInTheDocument();
    await expect(document.body.innerHTML).not.toContain('IMG_2034');
    await expect(dialog.querySelectorAll('p')).toHaveLength(dialog.querySelector('[role=tablist]') ? 1 : 0);
  },
});

export const BackCloses = meta.story({
  name: 'Guard: Back closes it however many photos were turned over, and Escape leaves no dead step behind',
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole('button', { name: 'Открыть третье фото' });
    await userEvent.dblClick(opener);
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(address()).toBe('/page?photo=5');
    await router.navigate(-1);
    await isClosed();
    await expect(address()).toBe('/page');
    await userEvent.click(opener);
    await open();
    await userEvent.keyboard('{Escape}{Escape}');
    await isClosed();
    await expect(address()).toBe('/page');
    await router.navigate(-1);
    await expect(await screen.findByRole('heading', { name: 'Главная' })).toBeVisible();
  },
});

export const EveryClickCounts = meta.story({
  name: 'Guard: arrow keys pressed one upon another are all counted',
  args: { address: '/page?photo=1' },
  play: async () => {
    const dialog = await open();
    for (let click = 1; click <= 6; click += 1)
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await waitFor(() => expect(address()).toBe('/page?photo=7'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7 из'));
  },
});

export const LinkClosesInPlace = meta.story({
  name: 'Guard: after a direct link to a photo, closing it stays on the page',
  args: { address: '/page?photo=2' },
  play: async ({ userEvent }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(address()).toBe('/page');
  },
});
