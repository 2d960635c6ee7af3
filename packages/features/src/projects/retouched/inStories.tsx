import { listProjectImages, type Retouched } from '@portal/api';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useRead } from '../../common/data/index.ts';
import { useGroups } from '../groups/useGroups.ts';
import { useImagesView } from '../images/useImagesView.ts';
import { choose, dialog } from '../testing/inStories.ts';
import { RetouchedTab } from './RetouchedTab.tsx';

/** The tab as the project's dialog shows it, for the first project of the demo. */
export function Retouching({ onChanged }: { onChanged: () => void }) {
  const view = useImagesView('retouched');
  const images = useRead(listProjectImages, { params: { id: 101 } });
  return (
    <div style={{ maxWidth: 984 }}>
      <RetouchedTab
        projectId={101}
        view={view}
        groups={useGroups(101)}
        originals={images.state === 'ready' ? images.data : null}
        onChanged={onChanged}
      />
    </div>
  );
}

/** The first retouched photo gets an earlier version, the second a name that no original has. */
export function renewed(photos: Retouched[]): Retouched[] {
  const [first, second] = photos;
  const before = {
    number: 1,
    name: 'DSC_0431.jpg',
    size: 4_100_200,
    createdAt: '2026-11-18T10:00:00.000Z',
    original: '/photos/anna-0.jpg',
    shownAt: '2026-11-18T10:00:00.000Z',
    acceptedAt: null,
  };
  if (first) Object.assign(first, { version: 2, earlier: [before] });
  if (second) Object.assign(second, { name: 'IMG_0431-новый.jpg', originalId: null });
  return photos;
}

/** The tile of a photo. */
export const tile = (name: RegExp) => screen.findByRole('row', { name });

/** Opens a photo by its magnifier. */
export const look = async (name: RegExp) => userEvent.click(within(await tile(name)).getByRole('button', { name: /^Посмотреть/ }));

/** The content of the dialog of the archive. */
export const archiveDialog = () => dialog('Загрузка архива');

/** Chooses an archive and sends it. */
export async function sendArchive(file: File) {
  await choose(file);
  const button = await screen.findByRole('button', { name: 'Загрузить' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
