import { listOrderImages } from '@portal/api';
import { toasts } from '@portal/ui';
import { expect, screen, userEvent, within } from 'storybook/test';
import { useRead } from '../../common/index.ts';
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

/** Kind and title of each notice, the newest first. */
export const notices = () => toasts.list().map(({ type, title }) => [type, title]);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** What stands in the window of the archive. */
export const archiveWindow = async () => within(await screen.findByRole('dialog', { name: 'Загрузка архива' }));

/** Chooses files where the open window asks for them, also those that it must refuse. */
export async function choose(...files: File[]) {
  await archiveWindow();
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('No file input');
  await userEvent.upload(input, files, { applyAccept: false });
}

/** Chooses an archive and sends it. */
export async function sendArchive(file: File) {
  await choose(file);
  const button = await screen.findByRole('button', { name: 'Загрузить' });
  await expect(button).toBeEnabled();
  await userEvent.click(button);
}
