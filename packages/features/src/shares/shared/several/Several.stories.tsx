import { addShare, exampleRetouched, type World } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { saved, watchSaved } from '../../../common/data/testing/saved.ts';
import { exampleShare, keptFamilies, keptPasses } from '../inStories.ts';
import { SharedScreen } from '../SharedScreen.tsx';

/** A share to the demo's birthday with its originals and four retouched photos, which may be downloaded. */
function worldShare(world: World): void {
  const project = world.projects.find(({ id }) => id === 105);
  if (project) project.retouched = exampleRetouched(project, 4);
  addShare(world, { ...exampleShare(world), shows: 'both', canDownload: true });
}

const meta = preview.meta({
  title: 'Shares/Client page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'client-share', passes: keptPasses(), families: keptFamilies() },
  parameters: { address: '/s/client-share', layout: 'fullscreen' },
  beforeEach: [watchSaved, ({ world }) => worldShare(world)],
});

const imagesOf = (world: World) => world.projects.find(({ id }) => id === 105)?.images ?? [];
const names = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label')?.match(/^[^,]+/)?.[0]);
const bar = () => within(screen.getByRole('toolbar', { name: 'Отмеченные фотографии' }));

/** Marks the first photos of those that are shown. */
async function mark(count: number) {
  await screen.findAllByRole('row');
  await userEvent.click(screen.getByRole('button', { name: 'Отметить несколько' }));
  await screen.findByRole('toolbar', { name: 'Отмеченные фотографии' });
  for (let place = 0; place < count; place += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one mark after the other
    await userEvent.click(screen.getAllByRole('row')[place]!);
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(`Отмечено: ${place + 1}`));
  }
}

async function compare() {
  await userEvent.click(bar().getByRole('button', { name: 'Сравнить' }));
  return within(await fullyOpened(await screen.findByRole('dialog', { name: 'Сравнение' })));
}

const sort = (to: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'В каком порядке' }), to);

/** Photos are marked, to be saved or compared. */
export const Marking = meta.story({ play: () => mark(3) });

/** Two photos at a time. */
export const Comparing = meta.story({
  play: async () => {
    await mark(3);
    await compare();
  },
});

export const SavedOneAfterTheOther = meta.story({
  name: 'Guard: marked photos are saved as files, each by an address of its own, and marking ends without a trace',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Обработанные' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
    await mark(3);
    await userEvent.click(bar().getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(saved).toHaveLength(3));
    await expect(new Set(saved.map(({ address }) => address)).size).toBe(3);
    await userEvent.click(bar().getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Отмеченные фотографии' })).toBeNull());
    await expect(screen.getAllByRole('row')[0]).not.toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отметить несколько' })).toHaveFocus());
  },
});

export const ComparedByKeys = meta.story({
  name: 'Guard: of two compared photos arrows change the second, and after Tab the first; Escape leaves the marks',
  play: async () => {
    await mark(3);
    const [one, two, three] = names();
    const dialog = await compare();
    const [first, second] = [
      dialog.getByRole('group', { name: 'Первая фотография' }),
      dialog.getByRole('group', { name: 'Вторая фотография' }),
    ];
    await waitFor(() => expect(second).toHaveFocus());
    await expect([first, second].map((side) => within(side).getByRole('img').getAttribute('alt'))).toEqual([one, two]);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(second).getByRole('img')).toHaveAttribute('alt', three));
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(first).getByRole('img')).toHaveAttribute('alt', two));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(within(first).getByRole('img')).toHaveAttribute('alt', one));
    await userEvent.click(within(second).getByRole('button', { name: 'Предыдущая' }));
    await waitFor(() => expect(within(second).getByRole('img')).toHaveAttribute('alt', two));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(bar().getByRole('status')).toHaveTextContent('Отмечено: 3');
  },
});

export const InAnotherOrder = meta.story({
  name: 'Guard: photos are sorted by the time when they were taken, and back',
  beforeEach: ({ world }) => {
    // The last one was taken first.
    for (const [place, image] of imagesOf(world).entries()) image.takenAt = `2026-05-14T10:${String(59 - place).padStart(2, '0')}:00`;
  },
  play: async ({ world }) => {
    await screen.findAllByRole('row');
    const [before] = names();
    await sort('По времени съёмки');
    await waitFor(() => expect(names()[0]).toBe(imagesOf(world).at(-1)?.name));
    await sort('По порядку');
    await waitFor(() => expect(names()[0]).toBe(before));
  },
});
