import { type Retouched, showRetouched } from '@portal/api';
import { down, exampleRetouched, once, type World } from '@portal/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { Panel } from '../../images/inStories.tsx';
import { click, notices } from '../../testing/inStories.ts';
import { look, Retouching, tile } from '../inStories.tsx';

/** Four of seven wait: three first versions, and the second one of a photo that the client has accepted. */
function waiting(world: World): void {
  const [project] = world.projects;
  if (!project) return;
  project.retouched = exampleRetouched(project, 7);
  for (const photo of project.retouched.slice(1, 4)) photo.shownAt = null;
  const [first] = project.retouched;
  if (!first) return;
  const { name, size, createdAt, urls } = first;
  const accepted = { number: 1, name, size, createdAt, original: urls.original, shownAt: createdAt, acceptedAt: createdAt };
  Object.assign(first, { version: 2, shownAt: null, earlier: [accepted] });
}
const waitingNames = (world: World) => (world.projects[0]?.retouched ?? []).flatMap(({ name, shownAt }) => (shownAt === null ? name : []));
const namesOf = (photos: readonly Retouched[] = []) => photos.map(({ name }) => name);

const meta = preview.meta({
  title: 'Projects/Retouched photos',
  tags: ['phone'],
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101', signedIn: true },
  beforeEach: ({ world }) => waiting(world),
});

/** What a retoucher has sent waits for the photographer; one of them would replace what the client has accepted. */
export const WaitingForYou = meta.story({ name: 'Waiting' });

/** The same at 320 px, with some of them chosen. */
export const WaitingNarrow = meta.story({
  name: 'Waiting, narrow',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await userEvent.click(await tile(/^DSC_0437/));
  },
});

/** One that waits, with the version that the client sees below it. */
export const WaitingInTheViewer = meta.story({
  name: 'Waiting, in the viewer',
  parameters: { address: '/dashboard/projects?project=101&retouched=7001' },
});

/** They have been shown a moment ago: it can be taken back. */
export const ShownAMomentAgo = meta.story({ name: 'Shown a moment ago', play: () => click(/^Показать все: 3$/) });

export const ShownAndTakenBack = meta.story({
  name: 'Guard: all that wait are shown at once, an accepted photo only by its own button, and both can be taken back',
  play: async ({ canvas, world }) => {
    const before = waitingNames(world);
    await expect(await canvas.findByRole('heading', { name: 'Ждут вас: 4' })).toBeVisible();
    await click('Показать все: 3');
    await expect(await canvas.findByText(/^Показано клиентам: 3\sфотографии$/)).toBeVisible();
    await expect(waitingNames(world)).toEqual([before[0]]);
    await expect(await canvas.findByRole('heading', { name: 'Ждут вас: 1' })).toBeVisible();
    await click('Отменить показ');
    await expect(await canvas.findByRole('heading', { name: 'Ждут вас: 4' })).toBeVisible();
    await expect(waitingNames(world)).toEqual(before);
    await click('Показать новые версии: 1');
    await expect(await canvas.findByText(/^Показано клиентам: 1\sфотография$/)).toBeVisible();
    await expect(waitingNames(world)).toEqual(before.slice(1));
    await click('Отменить показ');
    await waitFor(() => expect(waitingNames(world)).toEqual(before));
  },
});

export const TakenBackLater = meta.story({
  name: 'Guard: the tab says how many wait, and what was shown can still be taken back after a look at the originals',
  render: () => <Panel projectId={101} />,
  play: async ({ canvas, world }) => {
    const before = waitingNames(world);
    const open = async (name: string) => userEvent.click(await canvas.findByRole('tab', { name }));
    await open('Обработанные · ждут вас: 4');
    await click('Показать все: 3');
    await expect(await canvas.findByText(/^Показано клиентам: 3/)).toBeVisible();
    await open('Исходные');
    await open('Обработанные · ждут вас: 1');
    await click('Отменить показ');
    await expect(await canvas.findByRole('tab', { name: 'Обработанные · ждут вас: 4' })).toBeVisible();
    await expect(waitingNames(world)).toEqual(before);
  },
});

export const AcceptedMeanwhile = meta.story({
  name: 'Guard: what a client has accepted since it was shown is not taken back, and a notice says so',
  play: async ({ canvas, world }) => {
    const before = waitingNames(world);
    await click('Показать все: 3');
    await expect(await canvas.findByText(/^Показано клиентам: 3/)).toBeVisible();
    Object.assign(world.projects[0]?.retouched[1] ?? {}, { acceptedAt: '2099-01-01T00:00:00.000Z' });
    await click('Отменить показ');
    await waitFor(() => expect(notices()).toEqual([['info', '1 фотографию клиент уже принял: она остаётся у него']]));
    await expect(waitingNames(world)).toEqual(before.toSpliced(1, 1));
    await expect(canvas.queryByText(/^Показано клиентам/)).toBeNull();
  },
});

export const ChosenAreShown = meta.story({
  name: 'Guard: only those that wait are listed, and the chosen ones among them are shown',
  play: async ({ canvas, world }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Только эти' }));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await expect(await tile(/^DSC_0437\.jpg, ждёт вас/)).toBeVisible();
    await userEvent.click(await tile(/^DSC_0437/));
    await click('Показать клиентам');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await expect(waitingNames(world)).not.toContain('DSC_0437.jpg');
    // With the last one the filter has nothing to show, and all are there again.
    await click('Показать все: 2');
    await click('Показать новые версии: 1');
    const shown = world.projects[0]?.retouched[4]?.name;
    await expect(await tile(new RegExp(`^${shown}`))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Только эти' })).toBeNull();
  },
});

export const OfOneGroup = meta.story({
  name: 'Guard: with a group chosen, all means those of the group',
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (!project) return;
    project.groups = [{ id: 9001, name: '1А' }];
    for (const image of project.images.slice(1, 3)) image.groupId = 9001;
  },
  play: async ({ canvas, world }) => {
    await canvas.findByRole('heading', { name: 'Ждут вас: 4' });
    // A field, on a phone a button that opens a sheet.
    await userEvent.click(await canvas.findByRole(innerWidth < 600 ? 'button' : 'combobox', { name: /^Группа|Вся съёмка/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^1А/ }));
    await click('Показать все: 2');
    const group = new Set(namesOf(world.projects[0]?.retouched.slice(1, 3)));
    await waitFor(() => expect(waitingNames(world)).toHaveLength(2));
    await expect(waitingNames(world).filter((name) => group.has(name))).toEqual([]);
  },
});

export const ShownInTheViewer = meta.story({
  name: 'Guard: a photo is shown where it is looked at, the same button takes it back, and a refusal leaves it waiting',
  beforeEach: ({ msw }) => msw.use(...once(down(showRetouched))),
  play: async ({ world }) => {
    const before = waitingNames(world);
    await look(/^DSC_0437/);
    const viewer = within(await fullyOpened(await screen.findByRole('dialog', { name: 'DSC_0437.jpg' })));
    await expect(await viewer.findByText('Ждёт вас: клиенты её пока не видят.')).toBeInTheDocument();
    await userEvent.click(viewer.getByRole('button', { name: 'Показать клиентам' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось показать клиентам']]));
    await expect(waitingNames(world)).toEqual(before);
    await userEvent.click(viewer.getByRole('button', { name: 'Показать клиентам' }));
    const back = await viewer.findByRole('button', { name: 'Отменить показ' });
    await expect(back).toHaveFocus();
    await expect(waitingNames(world)).not.toContain('DSC_0437.jpg');
    await userEvent.click(back);
    await expect(await viewer.findByRole('button', { name: 'Показать клиентам' })).toHaveFocus();
    await expect(waitingNames(world)).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'DSC_0437.jpg' })).toBeNull());
    await look(/^DSC_0431/);
    const accepted = within(await fullyOpened(await screen.findByRole('dialog', { name: 'DSC_0431.jpg' })));
    await expect(await accepted.findByText('Ждёт вас: клиент принял версию 1 и видит её.')).toBeInTheDocument();
    await expect(accepted.getByText(/принята · её видят клиенты/)).toBeInTheDocument();
    await expect(accepted.getByRole('button', { name: 'Показать новую версию' })).toBeEnabled();
  },
});
