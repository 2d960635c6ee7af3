import { acceptSuggestions, type Retouched, thumbnailAddresses } from '@portal/api';
import { down, exampleRetouched, once, type World } from '@portal/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { Panel } from '../images/inStories.tsx';
import { click, notices } from '../testing/inStories.ts';
import { Retouching } from './inStories.tsx';

/** Four of six have other names than their originals: one looks like its original, one has a similar name. */
function unmatched({ world }: { world: World }): void {
  const [project] = world.projects;
  if (!project) return;
  const photos: Retouched[] = exampleRetouched(project, 6);
  const names = ['Лиза Петрова.jpg', 'DSC_0434-Edit.jpg', 'класс 2.jpg', 'чужая.jpg'];
  project.retouched = photos.map((photo, at) => {
    const name = names[at];
    const original = at < 3 ? project.images[at] : undefined;
    const [shown = null] = original ? thumbnailAddresses(original) : [];
    const urls = original ? { thumb: shown, medium: shown, original: shown } : photo.urls;
    return name === undefined ? photo : { ...photo, name, urls, originalId: null };
  });
  project.alike = photos.slice(0, 3).map(({ id, originalId }, at) => ({
    retouchedId: id,
    originalId: originalId ?? 0,
    certainty: at === 2 ? 'fair' : 'high',
  }));
}

const meta = preview.meta({
  title: 'Projects/Retouched photos',
  tags: ['phone'],
  component: Retouching,
  args: { onChanged: fn() },
  parameters: { address: '/dashboard/projects?project=101', signedIn: true },
  beforeEach: unmatched,
});

/** Photos without an original, each with the originals that it is likely made of. */
export const Suggested = meta.story({ name: 'Likely originals' });
/** Likely originals at 320 px. */
export const SuggestedNarrow = meta.story({
  name: 'Likely originals, narrow',
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

const part = async () => within(await screen.findByRole('region', { name: 'Похоже, это ваши снимки' }));
const loose = (world: World) => world.projects[0]?.retouched.filter(({ originalId }) => originalId === null).map(({ name }) => name);

export const AcceptedAndDismissed = meta.story({
  name: 'Guard: nothing is joined until it is said so: one is, one is not and can be taken back, then all',
  play: async ({ world }) => {
    const suggestions = await part();
    await expect(await suggestions.findAllByRole('listitem')).toHaveLength(3);
    await expect(suggestions.getAllByText('Почти наверняка')).toHaveLength(2);
    await expect(loose(world)).toHaveLength(4);
    await userEvent.click(suggestions.getByRole('button', { name: /^Сопоставить Лиза Петрова\.jpg/ }));
    await waitFor(() => expect(suggestions.getAllByRole('listitem')).toHaveLength(2));
    await expect(loose(world)).toEqual(['DSC_0434-Edit.jpg', 'класс 2.jpg', 'чужая.jpg']);
    await userEvent.click(suggestions.getByRole('button', { name: /^Не то: класс 2\.jpg/ }));
    await waitFor(() => expect(suggestions.getAllByRole('listitem')).toHaveLength(1));
    await click('Предложить снова: 1');
    await waitFor(() => expect(suggestions.getAllByRole('listitem')).toHaveLength(2));
    await click('Сопоставить все: 2');
    await waitFor(() => expect(loose(world)).toEqual(['чужая.jpg']));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Похоже, это ваши снимки' })).toBeNull());
  },
});

export const SearchedFurther = meta.story({
  name: 'Guard: further suggestions stand beside those that are not decided yet, and what was refused stays away',
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    if (project) project.comparedAtOnce = 2;
  },
  play: async () => {
    const suggestions = await part();
    await expect(await suggestions.findAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(suggestions.getByRole('button', { name: 'Искать дальше' }));
    await waitFor(() => expect(suggestions.getAllByRole('listitem')).toHaveLength(3));
    await expect(suggestions.queryByRole('button', { name: 'Искать дальше' })).toBeNull();
    await userEvent.click(suggestions.getByRole('button', { name: /^Не то: Лиза Петрова\.jpg/ }));
    await waitFor(() => expect(suggestions.getAllByRole('listitem')).toHaveLength(2));
    await click('Предложить снова: 1');
    await waitFor(() => expect(suggestions.getAllByRole('listitem')).toHaveLength(3));
  },
});

export const CountedAgain = meta.story({
  name: 'Guard: when two photos that wait become versions of one, the tab counts one',
  render: () => <Panel projectId={101} />,
  beforeEach: ({ world }) => {
    const [project] = world.projects;
    for (const photo of project?.retouched.slice(0, 2) ?? []) photo.shownAt = null;
    const [first, second] = project?.alike ?? [];
    if (first && second) second.originalId = first.originalId;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Обработанные · ждут вас: 2' }));
    await click('Сопоставить все: 3');
    await expect(await canvas.findByRole('tab', { name: 'Обработанные · ждут вас: 1' })).toBeVisible();
  },
});

export const NotJoined = meta.story({
  name: 'Guard: when joining fails the suggestions stay',
  beforeEach: ({ msw }) => msw.use(...once(down(acceptSuggestions))),
  play: async ({ world }) => {
    const suggestions = await part();
    await userEvent.click(await suggestions.findByRole('button', { name: 'Сопоставить все: 3' }));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось сопоставить']]));
    await expect(suggestions.getAllByRole('listitem')).toHaveLength(3);
    await expect(loose(world)).toHaveLength(4);
  },
});
