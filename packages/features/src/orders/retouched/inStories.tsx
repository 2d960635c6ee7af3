import { listOrderImages } from '@portal/api';
import { expect, screen, userEvent } from 'storybook/test';
import { useRead } from '../../common/index.ts';
import { choose, dialog } from '../testing/inStories.ts';
import { RetouchedTab } from './RetouchedTab.tsx';

/** The tab as the project's window shows it, for the first project of the demo. */
export function Retouching({ onChanged }: { onChanged: () => void }) {
  const images = useRead(listOrderImages, { params: { id: 101 } });
  return (
    <div style={{ maxWidth: 984 }}>
      <RetouchedTab orderId={101} originals={images.state === 'ready' ? images.data : null} onChanged={onChanged} />
    </div>
  );
}

/** What stands in the window of the archive. */
export const archiveWindow = () => dialog('Загрузка архива');

/** Chooses an archive and sends it. */
export async function sendArchive(file: File) {
  await choose(file);
  const button = await screen.findByRole('button', { name: 'Загрузить' });
  await expect(button).toBeEnabled();
  await userEvent.click(button);
}
