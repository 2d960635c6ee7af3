import { toasts } from '@portal/ui';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { ManageProjectDialog } from './ManageProjectDialog.tsx';
import { ProjectsScreen } from '../list/ProjectsScreen.tsx';

const meta = preview.meta({
  title: 'Projects/Project dialog',
  component: ProjectsScreen,
  parameters: { address: '/dashboard/projects?project=105', signedIn: true },
});

const opened = async () => within(await fullyOpened(await screen.findByRole('dialog', { name: 'День рождения Софии' })));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The tab of the originals. */
export const Images = meta.story({
  play: async () => {
    await userEvent.click((await opened()).getByRole('tab', { name: /^Изображения/ }));
  },
});

export const Sticky = meta.story({
  name: 'Guard: tabs and toolbar stay visible while the photos scroll, and the bar of the chosen ones below them',
  // On a phone that bar is at the lower edge.
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async () => {
    await userEvent.click((await opened()).getByRole('tab', { name: /^Изображения/ }));
    const [tile] = await screen.findAllByRole('row');
    await userEvent.click(tile!);
    const scroller = tile!.closest('[role=dialog]')!.querySelector('[class*=body]')!;
    scroller.scrollTop = 260;
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top - scroller.getBoundingClientRect().top);
    const tabs = screen.getByRole('tab', { name: 'Исходные' });
    const bar = screen.getByRole('toolbar', { name: 'Выбранные изображения' });
    await waitFor(() => expect(topOf(tabs)).toBeLessThan(30));
    await expect([topOf(tabs) > 0, topOf(screen.getByRole('button', { name: 'Загрузить' })) > 0]).toEqual([true, true]);
    await expect(topOf(bar)).toBeGreaterThanOrEqual(topOf(tabs) + 40);
    await expect(topOf(bar)).toBeLessThan(80);
  },
});

/** The tab of the retouched photos. */
export const Retouched = meta.story({
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('tab', { name: /^Изображения/ }));
    await userEvent.click(await dialog.findByRole('tab', { name: 'Обработанные' }));
  },
});

export const SamePart = meta.story({
  name: 'Guard: an address names the part of a project that is in front, and closed and opened again it is the details',
  parameters: { address: '/dashboard/projects?project=105&part=retouched' },
  play: async ({ canvas }) => {
    const dialog = await opened();
    await dialog.findByRole('tab', { name: 'Обработанные', selected: true });
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(await canvas.findByRole('button', { name: 'Настроить: День рождения Софии' }));
    await (await opened()).findByRole('tab', { name: 'Детали', selected: true });
  },
});

/** A project without a number of its own. */
export const NoOrder = meta.story({
  name: 'Without a number',
  render: () => (
    <ManageProjectDialog
      isOpen
      project={withoutNumber}
      part="details"
      onPart={fn()}
      onClose={fn()}
      onSaved={fn()}
      onArchive={fn()}
      onDelete={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('Нет номера заказа')).toBeInTheDocument();
    await expect(screen.queryByRole('tab', { name: /^Изображения/ })).toBeNull();
    const category = screen.getByLabelText('Категория');
    await expect(category).toHaveValue('Без категории');
    await expect(category).toHaveAttribute('readonly');
    // As high as its content: without tabs no space is reserved.
    await waitFor(() => expect(screen.getByRole('dialog').closest('[data-fixed-height]')).toBeNull());
  },
});

const withoutNumber = {
  id: 0,
  orderId: null,
  name: 'Без номера',
  categoryId: null,
  category: null,
  url: null,
  productUrl: null,
  createdAt: '2026-11-12T09:30:00.000Z',
  archivedAt: null,
  clientName: null,
  clientEmail: null,
  clientPhone: null,
  shootDate: null,
  deadline: null,
  photoCount: 0,
  retouchedCount: 0,
  waitingCount: 0,
  previews: [],
};

export const ProductPage = meta.story({
  name: 'Guard: where the operator has named one, the page of the product is a link',
  parameters: { world: { productUrl: 'https://shop.example/photo-{product}?order_id={order_id}' } },
  play: async () => {
    const link = (await opened()).getByRole('link', { name: /^Страница продукта/ });
    await expect(link).toHaveAttribute('href', 'https://shop.example/photo-birthday?order_id=105');
  },
});

export const TypedTextStays = meta.story({
  name: 'Guard: what is typed survives another tab, and a confirmation precedes its loss; the dialog does not jump',
  play: async () => {
    const dialog = await opened();
    const { offsetHeight: height } = screen.getByRole('dialog');
    await userEvent.type(dialog.getByLabelText('Имя клиента'), 'Ольга');
    await userEvent.click(dialog.getByRole('tab', { name: /^Изображения/ }));
    await dialog.findByRole('row', { name: /IMG_0236/ });
    await expect(screen.getByRole('dialog').offsetHeight).toBe(height);
    await userEvent.click(dialog.getByRole('tab', { name: 'Детали' }));
    await expect(dialog.getByLabelText('Имя клиента')).toHaveValue('Ольга');
    await userEvent.click(dialog.getByRole('button', { name: 'Отмена' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Уйти без сохранения?' })));
    await userEvent.click(question.getByRole('button', { name: 'Уйти' }));
    await closed();
  },
});

export const DetailsFollow = meta.story({
  name: 'Guard: when its window gets the focus, an open project shows what another window saved, and what is typed stays',
  play: async ({ world }) => {
    const dialog = await opened();
    const name = dialog.getByLabelText('Имя клиента');
    await userEvent.type(name, 'Ольга');
    Object.assign(world.projects.find(({ id }) => id === 105) ?? {}, { clientEmail: 'inna@family.example' });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(dialog.getByLabelText('Email клиента')).toHaveValue('inna@family.example'));
    await expect(name).toHaveValue('Ольга');
  },
});

export const SavedElsewhere = meta.story({
  name: 'Guard: what another window saved is neither overwritten nor lost, and saving again keeps one’s own changes',
  play: async ({ world }) => {
    const dialog = await opened();
    const name = dialog.getByLabelText('Имя клиента');
    await userEvent.type(name, 'Ольга');
    // The other window.
    const project = world.projects.find(({ id }) => id === 105);
    Object.assign(project ?? {}, { clientName: 'Инна', clientEmail: 'inna@family.example' });
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    const sentence = 'В другом окне сохранили «Инна». Чтобы оставить свой вариант, нажмите «Сохранить».';
    await waitFor(() => expect(dialog.getByText(sentence)).toBeVisible());
    await expect(name).toHaveValue('Ольга');
    await expect(dialog.getByLabelText('Email клиента')).toHaveValue('inna@family.example');
    await expect(project).toMatchObject({ clientName: 'Инна' });
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(project).toMatchObject({ clientName: 'Ольга', clientEmail: 'inna@family.example' }));
  },
});

export const DetailsFirst = meta.story({
  name: 'Guard: each opening begins with the first field of the details, and the card counts what was deleted',
  play: async ({ canvas }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('tab', { name: /^Изображения\s*9/ }));
    await userEvent.click(await dialog.findByRole('row', { name: /IMG_0236/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить выбранные' }));
    const question = within(await fullyOpened(await screen.findByRole('alertdialog', { name: 'Удалить изображение?' })));
    await userEvent.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(dialog.getByRole('tab', { name: /^Изображения\s*8/ })).toBeVisible());
    await expect(toasts.list()).toMatchObject([{ title: 'Изображение удалено' }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Закрыть' }));
    await closed();
    await userEvent.click(await canvas.findByRole('button', { name: 'Настроить: День рождения Софии' }));
    await expect((await opened()).getByRole('tab', { name: 'Детали' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByLabelText('Название')).toHaveFocus());
  },
});
