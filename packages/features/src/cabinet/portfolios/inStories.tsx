import { listCategories, listPortfolios } from '@portal/api';
import { toasts } from '@portal/ui';
import { screen, userEvent, waitFor, within, expect } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import { useRead } from '../../common/data/index.ts';
import { BackgroundUploads } from '../uploads/BackgroundUploads.tsx';
import { UploadsPlace } from '../uploads/UploadsPlace.tsx';
import { PortfolioSection } from './PortfolioSection.tsx';

/** The section as the card's page shows it, with the status of background uploads. */
export function Portfolios() {
  return (
    <BackgroundUploads>
      <PortfolioSection portfolios={useRead(listPortfolios, {})} categories={useRead(listCategories, {})} />
      <UploadsPlace />
    </BackgroundUploads>
  );
}

/** Kind and title of each notice, the newest first. */
export const notices = () => toasts.list().map(({ type, title }) => [type, title]);
/** Clicks the button of this name, in a dialog too. */
export const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Confirms the deletion in the question with this title. */
export const confirm = async (name: string) =>
  userEvent.click(within(await fullyOpened(await screen.findByRole('alertdialog', { name }))).getByRole('button', { name: 'Удалить' }));
/** The content of the open dialog. */
export const dialog = async (name: string) => within(await fullyOpened(await screen.findByRole('dialog', { name })));
/** The title that opens a portfolio. */
export const head = (title: RegExp) => screen.findByRole('button', { name: title });
/** Titles of the tiles in a grid, in their order. */
export const tileNames = (grid: HTMLElement) =>
  within(grid)
    .getAllByRole('row')
    .map((row) => row.getAttribute('aria-label'));

/** The order of the titles in the first portfolio. */
export const firstOrder = async () => tileNames(await screen.findByRole('grid', { name: /^Фотографии: Выпускной/ }));

/** Chooses files in the open dialog, also files that it must refuse. */
export function choose(files: File[]) {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!input) throw new Error('No file input');
  return userEvent.upload(input, files, { applyAccept: false });
}

/** Opens the form of a new portfolio and fills it in. */
export async function fillNew(files: File[]) {
  await click('Добавить портфолио');
  const form = await dialog('Новое портфолио');
  await userEvent.type(form.getByLabelText('Название'), 'Прогулки');
  const field = form.getByRole('combobox', { name: 'Специализация' });
  await waitFor(() => expect(field).toBeEnabled());
  await userEvent.selectOptions(field, 'Портрет');
  await choose(files);
  return form;
}
