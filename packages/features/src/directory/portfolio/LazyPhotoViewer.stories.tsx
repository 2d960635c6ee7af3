import { getPhotographer } from '@portal/api';
import { demoPeople } from '@portal/mocks';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { useOverlay } from '../../common/overlays/index.ts';
import { useRead } from '../../common/data/index.ts';
import { type Attempt, lazyModuleIn } from '../../common/overlays/lazy/inStories.ts';
import { LazyPhotoViewer } from './LazyPhotoViewer.tsx';
import { albumsOf, photosOf } from './portfolio.ts';

const id = demoPeople()[0]?.id ?? 0;

function Page({ attempts = ['fails'] }: { attempts?: readonly Attempt[] }) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('./PhotoViewer.tsx')));
  const result = useRead(getPhotographer, { params: { id } });
  const overlay = useOverlay('photo');
  if (result.state !== 'ready') return null;
  return (
    <>
      <Button tone="secondary" onPress={() => overlay.open(3)}>
        Открыть третье фото
      </Button>
      <LazyPhotoViewer module={module} photographer={result.data} photos={photosOf(albumsOf(result.data, ''))} mode="wrap" />
    </>
  );
}

const meta = preview.meta({ title: 'Directory/Photo viewer', component: Page });

const openThird = async () => userEvent.click(await screen.findByRole('button', { name: 'Открыть третье фото' }));

/** The viewer’s code did not arrive: a sentence and a way to try again. */
export const Failed = meta.story({
  play: async () => {
    await openThird();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Просмотр не открылся');
  },
});

export const Arrives = meta.story({
  name: 'Guard: a viewer that did not come leaves the page as it is; requested again it opens, and returns the focus',
  play: async () => {
    await openThird();
    await userEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    await expect(await screen.findByText(/^3 из/)).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
    await focusIn(screen.getByRole('dialog', { name: 'Просмотр фотографий' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть третье фото' })).toHaveFocus());
  },
});
