import { demoPeople } from '@portal/mocks';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { type Attempt, lazyModuleIn } from '../../common/overlays/lazy/inStories.ts';
import { LazyPhotographerModal } from './LazyPhotographerModal.tsx';

function Page({ attempts = ['fails', 'fails'] }: { attempts?: readonly Attempt[] }) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('./PhotographerModal.tsx')));
  return (
    <>
      <h1>Фотографы</h1>
      <LazyPhotographerModal module={module} cards={[]} />
    </>
  );
}

const meta = preview.meta({
  title: 'Directory/Photographer dialog',
  component: Page,
  parameters: { address: `/photographers?photographer=${demoPeople()[0]?.id}`, docs: { story: { inline: false, height: '640px' } } },
});

/** The dialog’s code is loading: a note at the top edge says so after a quarter of a second. */
export const CodeLoading = meta.story({ args: { attempts: ['hangs'] } });

/** The dialog’s code did not arrive: a sentence and a way to try again. */
export const CodeFailed = meta.story({
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Карточка фотографа не открылась');
  },
});

export const Arrives = meta.story({
  name: 'Guard: a dialog whose code did not load is requested again in its place, and closing it leaves the address',
  args: { attempts: ['fails'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Попробовать снова' }));
    await focusIn(await screen.findByRole('dialog', { name: 'Анна Воскресенская' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.dataset['address']).toBe('/photographers');
  },
});
