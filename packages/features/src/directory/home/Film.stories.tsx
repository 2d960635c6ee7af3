import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { type Attempt, lazyModuleIn } from '../../common/overlays/lazy/inStories.ts';
import { Film } from './Film.tsx';

interface LateFilmProps {
  attempts: readonly Attempt[];
}

function LateFilm({ attempts }: LateFilmProps) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('./FilmPlayer.tsx')));
  return (
    <>
      <h1>Найдите своего фотографа</h1>
      <Film module={module} />
    </>
  );
}

const film = { place: 'one', url: 'https://rutube.ru/video/0123456789abcdef0123456789abcdef', cover: '/pictures/caps.jpg' } as const;

const meta = preview.meta({
  title: 'Directory/Home film',
  component: LateFilm,
  parameters: { layout: 'fullscreen', world: { tutorials: [film] } },
  args: { attempts: [] },
});

/** The cover; the player loads when it is pressed. */
export const Content = meta.story();

/** The player is loading. */
export const Loading = meta.story({ args: { attempts: ['hangs'] } });

/** The player did not open: a sentence and a way to try again. */
export const Failed = meta.story({
  args: { attempts: ['fails', 'fails'] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Видео не открылось');
  },
});

export const NothingJumps = meta.story({
  name: 'Guard: the film takes as much space before its player has loaded as with it',
  render: function Late() {
    const [gate] = useState(() => Promise.withResolvers<void>());
    return (
      <>
        <LateFilm attempts={[gate.promise]} />
        <button type="button" onClick={() => gate.resolve()}>
          Дальше
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 2 });
    const section = title.closest('section');
    const before = section?.offsetHeight ?? 0;
    await expect(before).toBeGreaterThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Как устроена «Диафрагма»/ })).toBeVisible());
    await expect(section?.offsetHeight).toBe(before);
  },
});
