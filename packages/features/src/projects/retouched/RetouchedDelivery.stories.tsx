import { holdRetouched } from '@portal/api';
import { down, exampleRetouched, once } from '@portal/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fullyOpened } from '@portal/storybook/fullyOpened.ts';
import preview from '@portal/storybook/preview.tsx';
import { click, notices } from '../testing/inStories.ts';
import { look, renewed, Retouching, tile } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Retouched photos',
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101', signedIn: true },
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project) project.retouched = renewed(exampleRetouched(project, 7));
  },
});

/** Two of seven are held back. */
const someHeld = {
  beforeEach: ({ world }: { world: { projects: { retouched: { isHeld: boolean }[] }[] } }) => {
    for (const at of [0, 3]) Object.assign(world.projects[0]?.retouched[at] ?? {}, { isHeld: true });
  },
};
/** Some photos are kept from the client. */
export const HeldBack = meta.story({ ...someHeld, name: 'Some held back' });
/** Some photos are kept from the client, at 320 px. */
export const HeldBackNarrow = meta.story({
  ...someHeld,
  name: 'Some held back, narrow',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await userEvent.click(await tile(/^DSC_0437/));
  },
});

export const HeldAndDelivered = meta.story({
  name: 'Guard: chosen photos are held back and delivered again, and it is said what the archive will hold',
  tags: ['phone'],
  play: async ({ canvas, world }) => {
    await expect(await canvas.findByText(/^В архиве будет 7\sфотографий, [\d,]+\sМБ\.$/)).toBeVisible();
    for (const name of [/^DSC_0431/, /^DSC_0437/]) await userEvent.click(await tile(name));
    await click('Не отдавать');
    await expect(await canvas.findByText(/^В архиве будет 5\sфотографий, .* Не отдаются: DSC_0431\.jpg, DSC_0437\.jpg\.$/)).toBeVisible();
    await expect(await tile(/^DSC_0437\.jpg, не отдаётся/)).toBeVisible();
    await expect(notices()).toEqual([['success', 'Не попадёт в архив: 2 фотографии']]);
    await expect(world.projects[0]?.retouched.filter(({ isHeld }) => isHeld)).toHaveLength(2);
    // The choice stays: the same click takes it back.
    await click('Снова отдавать');
    await expect(await canvas.findByText(/^В архиве будет 7\sфотографий, [\d,]+\sМБ\.$/)).toBeVisible();
    await expect(world.projects[0]?.retouched.filter(({ isHeld }) => isHeld)).toEqual([]);
  },
});

export const AllHeld = meta.story({
  name: 'Guard: with all held back there is nothing to download, and the reason is there',
  beforeEach: ({ world }) => {
    for (const photo of world.projects[0]?.retouched ?? []) photo.isHeld = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Скачивать нечего: все фотографии отмечены «не отдавать»/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Скачать как ZIP' })).toBeDisabled();
  },
});

export const HeldInTheViewer = meta.story({
  name: 'Guard: one photo is held back where it is looked at, and a refusal leaves it as it was',
  beforeEach: ({ msw }) => msw.use(...once(down(holdRetouched))),
  play: async ({ world }) => {
    await look(/^DSC_0437/);
    const viewer = within(await fullyOpened(await screen.findByRole('dialog', { name: 'DSC_0437.jpg' })));
    await userEvent.click(viewer.getByRole('button', { name: 'Не отдавать' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось отметить «не отдавать»']]));
    await expect(world.projects[0]?.retouched.some(({ isHeld }) => isHeld)).toBe(false);
    await userEvent.click(viewer.getByRole('button', { name: 'Не отдавать' }));
    await expect(await viewer.findByText('Не отдаётся: ни клиентам по ссылкам, ни в архив')).toBeVisible();
    await waitFor(() => expect(viewer.getByRole('button', { name: 'Снова отдавать' })).toHaveFocus());
    await expect(world.projects[0]?.retouched.filter(({ isHeld }) => isHeld).map(({ name }) => name)).toEqual(['DSC_0437.jpg']);
  },
});
