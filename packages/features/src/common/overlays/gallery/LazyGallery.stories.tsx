import { listSpecializations } from '@portal/api';
import { gateFor } from '@portal/mocks';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { type Attempt, lazyModuleIn } from '../lazy/inStories.ts';
import { LazyGallery } from './LazyGallery.tsx';

const photos = ['Первая', 'Вторая'].map((title, place) => ({
  id: title,
  title,
  src: `/photos/alina-${place + 1}.jpg`,
  thumbnail: `/photos/alina-${place + 1}.jpg`,
  width: 1600,
  height: 1067,
}));

interface PhotosProps {
  attempts?: readonly Attempt[];
  /** The position of the first photo. */
  first?: string;
}

function Photos({ attempts = ['fails', 'hangs'], first = '/photos/alina-1.jpg' }: PhotosProps) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('./viewer.ts')));
  const [index, setIndex] = useState<number | null>(null);
  const shown = photos.map((photo, place) => (place === 0 ? { ...photo, src: first } : photo));
  return (
    <>
      {photos.map(({ title }, place) => (
        <Button key={title} tone="secondary" onPress={() => setIndex(place)}>
          {title}
        </Button>
      ))}
      <LazyGallery module={module} photos={shown} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} mode="bounded" />
    </>
  );
}

const meta = preview.meta({ title: 'App/Lazy photo viewer', component: Photos });

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alert = () => screen.findByRole('alert');

/** The viewer’s code is loading: the photo is already dark around. */
export const Loading = meta.story({ args: { attempts: ['hangs'] }, play: () => click('Первая') });

/** The viewer’s code did not arrive: one way to try again, one way back. */
export const Failed = meta.story({
  play: async () => {
    await click('Первая');
    await expect(await alert()).toHaveTextContent('Просмотр не открылся');
  },
});

export const Retrying = meta.story({
  name: 'Guard: while the viewer is requested again its dialog stays, and shows it',
  play: async () => {
    await click('Первая');
    await click('Попробовать снова');
    const button = within(await alert()).getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(button).toHaveFocus();
  },
});

export const FailedAgain = meta.story({
  name: 'Guard: when the retry failed too, the page can be reloaded',
  args: { attempts: ['fails', 'fails'] },
  play: async () => {
    await click('Первая');
    await click('Попробовать снова');
    const reload = await screen.findByRole('button', { name: 'Обновить страницу' });
    // The dialog may still be opening.
    await waitFor(() => expect(reload).toBeVisible());
    await expect(await alert()).toHaveTextContent('портал обновился');
  },
});

const arrival = Promise.withResolvers<void>();

export const Arrives = meta.story({
  name: 'Guard: a viewer that loads late replaces the failure; closed, it returns focus to what opened it',
  args: { attempts: ['fails', arrival.promise] },
  play: async () => {
    await click('Первая');
    await click('Попробовать снова');
    arrival.resolve();
    await expect(await screen.findByText('1 из 2')).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
    await focusIn(screen.getByRole('dialog', { name: 'Просмотр фотографий' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Первая' })).toHaveFocus());
  },
});

export const Forgotten = meta.story({
  name: 'Guard: a failure is not shown for the next photo, whose viewer is still loading',
  play: async () => {
    await click('Первая');
    await alert();
    await click('Закрыть');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('Вторая');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

const gate = gateFor(listSpecializations);

export const RowComesSecond = meta.story({
  name: 'Guard: the row of thumbnails is there while its photo loads, and gets its images after it',
  // The address of a call, whose response can be delayed. It does not matter that the response is no image.
  args: { attempts: [], first: '/api/specializations' },
  beforeEach: ({ msw }) => msw.use(...gate.close()),
  play: async () => {
    await click('Первая');
    const row = await screen.findAllByRole('tab');
    await waitFor(() => expect(gate.requests()).toBe(1));
    await focusIn(screen.getByRole('dialog'));
    await expect(row.some((tab) => tab.querySelector('img') !== null)).toBe(false);
    gate.open();
    await waitFor(() => expect(row[1]?.querySelector('img')).not.toBeNull());
  },
});
