import { toasts } from '@portal/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { OrderImagesPanel } from './OrderImagesPanel.tsx';
import { useImagesView } from './useImagesView.ts';

/** The photographs of the demo's project, as its window shows them. */
export function Panel({ orderId = 105 }: { orderId?: number }) {
  const view = useImagesView('originals');
  return (
    <div style={{ maxWidth: 984 }}>
      <OrderImagesPanel orderId={orderId} view={view} />
    </div>
  );
}

/** Kind and title of each notice, the newest first. */
export const notices = () => toasts.list().map(({ type, title }) => [type, title]);
export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** The tile of a photograph. */
export const tile = (name: RegExp) => screen.findByRole('row', { name });
/** Names of the tiles, in their order. */
export const tileNames = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label')?.split(',')[0]);

/** Chooses an order of the photographs. */
export async function sortBy(now: string, next: string) {
  await press(now);
  await userEvent.click(await screen.findByRole('menuitem', { name: next }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** What stands in the open window. */
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Chooses files where the open window asks for them, also those that it must refuse. */
export function choose(files: File[]) {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('No file input');
  return userEvent.upload(input, files, { applyAccept: false });
}

/** What the page saves on the disk, in place of the browser: names and addresses. */
export function watchSaved() {
  const saved: { name: string; address: string }[] = [];
  const watch = (event: MouseEvent) => {
    const link = event.target instanceof HTMLAnchorElement && event.target.hasAttribute('download') ? event.target : null;
    if (!link) return;
    event.preventDefault();
    saved.push({ name: link.download, address: link.getAttribute('href') ?? '' });
  };
  document.addEventListener('click', watch);
  return { saved, stop: () => document.removeEventListener('click', watch) };
}
