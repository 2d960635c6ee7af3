import { getPhotographer } from '@portal/api';
import { demoPeople } from '@portal/mocks';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { focusIn } from '../../../../../.storybook/focusIn.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { useOverlay, useRead } from '../../common/index.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import { albumsOf, photosOf } from './portfolio.ts';

const id = demoPeople()[0]?.id ?? 0;

function Page() {
  const reading = useRead(getPhotographer, { params: { id } });
  const overlay = useOverlay('photo');
  if (reading.state !== 'ready') return null;
  return (
    <>
      <button type="button" onClick={() => overlay.open(3)}>
        Открыть третье фото
      </button>
      <PhotoViewer photographer={reading.data} photos={photosOf(albumsOf(reading.data, ''))} mode="wrap" />
    </>
  );
}

type Router = ReturnType<typeof createMemoryRouter>;
/** The newest story's own browser: where it stands, and its Back. */
let router: Router;

/** The app's kind of router with a page to go back to. */
function Browser({ address }: { address: string }) {
  const [own] = useState(() => {
    router = createMemoryRouter(
      [
        { path: '/', element: <h1>Главная</h1> },
        { path: '/page', element: <Page /> },
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

export const Content = meta.story({ args: { address: '/page?photo=3' } });

export const Narrow = meta.story({
  args: { address: '/page?photo=3' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const BackCloses = meta.story({
  name: 'Guard: Back closes it however many photographs were turned over, and Escape leaves no dead step behind',
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

export const EveryPressCounts = meta.story({
  name: 'Guard: arrow keys pressed one upon another are all counted',
  args: { address: '/page?photo=1' },
  play: async () => {
    const dialog = await open();
    for (let press = 1; press <= 6; press += 1)
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await waitFor(() => expect(address()).toBe('/page?photo=7'));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('7 из'));
  },
});

export const LinkClosesInPlace = meta.story({
  name: 'Guard: who came by a link closes it and stays on the page',
  args: { address: '/page?photo=2' },
  play: async ({ userEvent }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(address()).toBe('/page');
  },
});
