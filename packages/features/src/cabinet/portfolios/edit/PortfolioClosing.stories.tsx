import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import { focusIn } from '@portal/storybook/focusIn.ts';
import preview from '@portal/storybook/preview.tsx';
import { imageFiles } from '../../../common/uploads/exampleFiles.ts';
import { choose, dialog, Portfolios, click } from '../inStories.tsx';

const meta = preview.meta({
  title: 'Cabinet/Portfolios',
  component: Portfolios,
  parameters: { address: '/dashboard/profile', signedIn: true },
});

const question = async () => within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
const stay = async () => {
  await userEvent.click((await question()).getByRole('button', { name: 'Остаться' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  // Focus returns a frame later, to where the dialog was opened from, unless another one opens before.
  await focusIn(screen.getByRole('dialog'));
};
const leave = async () => userEvent.click((await question()).getByRole('button', { name: 'Уйти' }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Closing the dialog with unsaved words asks first. */
export const Asks = meta.story({
  play: async () => {
    await click(/^Изменить портфолио: Выпускной/);
    await userEvent.type((await dialog('Портфолио')).getByLabelText('Название'), ' во дворе');
    await userEvent.keyboard('{Escape}');
    await question();
  },
});

export const EachWayOut = meta.story({
  name: 'Guard: Escape, the cross and «Отмена» confirm before what is typed is lost, and staying keeps it',
  play: async () => {
    await click(/^Изменить портфолио: Выпускной/);
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
  name: 'Guard: a dialog in which nothing was changed closes without a question',
  play: async () => {
    await click('Изменить Выпуск');
    const title = (await dialog('Фото')).getByLabelText('Название');
    await userEvent.type(title, '!{Backspace}');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  },
});

export const ChosenFiles = meta.story({
  name: 'Guard: closing asks about photos that were chosen and not sent',
  play: async () => {
    await click(/^Загрузить фото: Портреты/);
    await dialog('Загрузка фото');
    await choose(await imageFiles(1));
    await userEvent.keyboard('{Escape}');
    await leave();
    await expectClosed();
  },
});
