import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { type Attempt, lazyModuleIn } from '../../common/overlays/lazy/inStories.ts';
import { ImagesPart } from './ImagesPart.tsx';
import { useImagesView } from './useImagesView.ts';

function Part({ attempts = ['fails', 'hangs'] }: { attempts?: readonly Attempt[] }) {
  const [module] = useState(() => lazyModuleIn(attempts, () => import('./ProjectImagesPanel.tsx')));
  return <ImagesPart projectId={105} view={useImagesView('originals')} module={module} />;
}

const meta = preview.meta({
  title: 'Projects/Images',
  component: Part,
  parameters: { address: '/dashboard/projects', signedIn: true },
});

const retry = () => screen.findByRole('button', { name: 'Попробовать снова' });

/** The tab’s code is loading. */
export const CodeLoading = meta.story({ args: { attempts: ['hangs'] } });

/** The tab’s code did not arrive. */
export const CodeFailed = meta.story({
  play: async () => {
    await retry();
    await expect(screen.getByRole('alert')).toHaveTextContent('Раздел не открылся');
  },
});

export const Retrying = meta.story({
  name: 'Guard: while the code is requested again the clicked button stays, and shows it',
  play: async () => {
    await userEvent.click(await retry());
    const button = within(screen.getByRole('alert')).getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-pending'));
    await expect(button).toHaveFocus();
  },
});

/** A second failure offers to reload the page. */
export const FailedAgain = meta.story({
  name: 'After a second failure',
  args: { attempts: ['fails', 'fails'] },
  play: async () => {
    await userEvent.click(await retry());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Обновить страницу' })).toBeVisible());
  },
});

export const Arrives = meta.story({
  name: 'Guard: code that loads late gives its content the focus',
  args: { attempts: ['fails'] },
  play: async () => {
    await userEvent.click(await retry());
    const tab = await screen.findByRole('tab', { name: 'Обработанные' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await expect(tab.closest('[role=tablist]')).toContainElement(document.activeElement as HTMLElement);
  },
});
