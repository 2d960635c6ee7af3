import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dialog, click } from '../testing/inStories.ts';
import { ProjectImagesPanel } from './ProjectImagesPanel.tsx';
import { useImagesView } from './useImagesView.ts';

/** The photos of the demo's project, as its dialog shows them. */
export function Panel({ projectId = 105 }: { projectId?: number }) {
  const view = useImagesView('originals');
  return (
    <div style={{ maxWidth: 984 }}>
      <ProjectImagesPanel projectId={projectId} view={view} />
    </div>
  );
}

/** The tile of a photo. */
export const tile = (name: RegExp) => screen.findByRole('row', { name });
/** Names of the tiles, in their order. */
export const tileNames = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label')?.split(',')[0]);

/** Chooses an order of the photos. */
export async function sortBy(now: string, next: string) {
  await click(now);
  await userEvent.click(await screen.findByRole('menuitem', { name: next }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** Names of the photos of the project that the panel shows. */
export const chosen = (world: { projects: { images: { name: string }[] }[] }) => world.projects[4]?.images.map(({ name }) => name) ?? [];

/** Opens the viewer on a photo. */
export async function look(name: RegExp) {
  await userEvent.click(within(await tile(name)).getByRole('button', { name: /^Посмотреть/ }));
  return dialog('Просмотр фотографий');
}
