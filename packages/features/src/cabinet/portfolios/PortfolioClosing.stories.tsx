import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '../../../../../.storybook/fullyOpened.ts';
import { focusIn } from '../../../../../.storybook/focusIn.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { pictureFiles } from '../../common/exampleFiles.ts';
import { choose, dialog, Portfolios, press } from './inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolio windows',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const question = async () => within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
const stay = async () => {
  await userEvent.click((await question()).getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // It gives the keyboard back a frame later: to where it was asked from, unless another one is asked before.
  await focusIn(screen.getByRole('dialog'));
};
const leave = async () => userEvent.click((await question()).getByRole('button', { name: 'Уйти' }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Asks = meta.story({
  play: async () => {
    await press(/^Изменить портфолио: Выпускной/);
    await userEvent.type((await dialog('Портфолио')).getByLabelText('Название'), ' во дворе');
    await userEvent.keyboard('{Escape}');
    await question();
  },
});

export const EachWayOut = meta.story({
  name: 'Guard: Escape, the cross and «Отмена» ask before what is typed is lost, and staying keeps it',
  play: async () => {
    await press(/^Изменить портфолио: Выпускной/);
    const form = await dialog('Портфолио');
    const title = form.getByLabelText('Название');
    await userEvent.type(title, '!');
    await userEvent.keyboard('{Escape}');
    await stay();
    await userEvent.click(form.getByRole('button', { name: 'Закрыть' }));
    await stay();
    const cancel = form.getByRole('button', { name: 'Отмена' });
    await userEvent.click(cancel);
    await stay();
    await waitFor(() => expect(cancel).toHaveFocus());
    await expect((title as HTMLInputElement).value).toMatch(/!$/);
    await userEvent.keyboard('{Escape}');
    await leave();
    await expectClosed();
  },
});

export const NothingTyped = meta.story({
  name: 'Guard: a window in which nothing was changed closes without a question',
  play: async () => {
    await press('Изменить Выпуск');
    const title = (await dialog('Фото')).getByLabelText('Название');
    await userEvent.type(title, '!{Backspace}');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
});

export const ChosenFiles = meta.story({
  name: 'Guard: photographs that were chosen and not sent are asked about too',
  play: async () => {
    await press(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(await pictureFiles(1));
    await userEvent.keyboard('{Escape}');
    await leave();
    await expectClosed();
  },
});
