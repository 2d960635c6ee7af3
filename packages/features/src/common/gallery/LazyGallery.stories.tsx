import { listSpecializations } from '@portal/api';
import { gateFor } from '@portal/mocks';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusIn } from '../../../../../.storybook/focusIn.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { type Attempt, pieceIn } from '../pieces/inStories.ts';
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
  /** Where the first photograph lies. */
  first?: string;
}

function Photos({ attempts = ['fails', 'hangs'], first = '/photos/alina-1.jpg' }: PhotosProps) {
  const [piece] = useState(() => pieceIn(attempts, () => import('./viewer.ts')));
  const [index, setIndex] = useState<number | null>(null);
  const shown = photos.map((photo, place) => (place === 0 ? { ...photo, src: first } : photo));
  return (
    <>
      {photos.map(({ title }, place) => (
        <Button key={title} tone="secondary" onPress={() => setIndex(place)}>
          {title}
        </Button>
      ))}
      <LazyGallery piece={piece} photos={shown} index={index} onIndexChange={setIndex} onClose={() => setIndex(null)} mode="bounded" />
    </>
  );
}

const meta = preview.meta({ title: 'Common/Viewer on its way', component: Photos });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alert = () => screen.findByRole('alert');

export const Loading = meta.story({ args: { attempts: ['hangs'] }, play: () => press('Первая') });

export const Failed = meta.story({
  play: async () => {
    await press('Первая');
    await expect(await alert()).toHaveTextContent('Просмотр не открылся');
  },
});

export const Retrying = meta.story({
  name: 'Guard: while the viewer is asked for again its window stays, and says so',
  play: async () => {
    await press('Первая');
    await press('Попробовать снова');
    const button = within(await alert()).getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(button).toHaveFocus();
  },
});

export const FailedAgain = meta.story({
  name: 'Guard: when asking again was in vain, the page can be loaded anew',
  args: { attempts: ['fails', 'fails'] },
  play: async () => {
    await press('Первая');
    await press('Попробовать снова');
    const reload = await screen.findByRole('button', { name: 'Обновить страницу' });
    // The window may still be coming.
    await waitFor(() => expect(reload).toBeVisible());
    await expect(await alert()).toHaveTextContent('портал обновился');
  },
});

const arrival = Promise.withResolvers<void>();

export const Arrives = meta.story({
  name: 'Guard: a viewer that comes late takes the place of the failure; closed, it gives the keyboard back to what opened it',
  args: { attempts: ['fails', arrival.promise] },
  play: async () => {
    await press('Первая');
    await press('Попробовать снова');
    arrival.resolve();
    await expect(await screen.findByText('1 из 2')).toBeInTheDocument();
    await expect(screen.queryByRole('alert')).toBeNull();
    await focusIn(screen.getByRole('dialog', { name: 'Просмотр фотографий' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Первая' })).toHaveFocus());
  },
});

export const Forgotten = meta.story({
  name: 'Guard: a failure is not told of the next photograph, whose viewer is still on its way',
  play: async () => {
    await press('Первая');
    await alert();
    await press('Закрыть');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Вторая');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

const pictures = gateFor(listSpecializations);

export const RowComesSecond = meta.story({
  name: 'Guard: the row of thumbnails stands while its photograph is on its way, and gets its pictures after it',
  // The address of a call, whose answer can be held. That it is no picture in the end is no matter here.
  args: { attempts: [], first: '/api/specializations' },
  beforeEach: ({ msw }) => msw.use(...pictures.close()),
  play: async () => {
    await press('Первая');
    const row = await screen.findAllByRole('tab');
    await waitFor(() => expect(pictures.requests()).toBe(1));
    await focusIn(screen.getByRole('dialog'));
    await expect(row.some((tab) => tab.querySelector('img') !== null)).toBe(false);
    pictures.open();
    await waitFor(() => expect(row[1]?.querySelector('img')).not.toBeNull());
  },
});
