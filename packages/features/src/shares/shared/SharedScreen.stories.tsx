import { getShared, listSharedImages } from '@portal/api';
import { addShare, exampleRetouched, down, slow, type World, type WorldShare } from '@portal/mocks';
import { screen, userEvent } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { SharedScreen } from './SharedScreen.tsx';
import { exampleShare, keptFamilies, keptPasses, renew } from './inStories.ts';

/** A share to the demo's birthday, some of whose photos are retouched. */
function worldShare(world: World, more: Partial<WorldShare> = {}): WorldShare {
  const project = world.projects.find(({ id }) => id === 105);
  if (project) project.retouched = exampleRetouched(project, 4);
  return addShare(world, { ...exampleShare(world), ...more });
}

/** The same after the client has accepted, with new versions of the first two. */
function renewedShare(world: World): void {
  const share = worldShare(world, { shows: 'retouched', canDownload: true, signedOffAt: '2026-11-19T12:00:00.000Z' });
  renew(world.projects.find(({ id }) => id === share.projectId)?.retouched.slice(0, 2) ?? []);
}

const meta = preview.meta({
  title: 'Shares/Client page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'client-share', passes: keptPasses(), families: keptFamilies() },
  parameters: { address: '/s/client-share', layout: 'fullscreen' },
});

/** Photos to choose from; a heart chooses. */
export const Content = meta.story({ beforeEach: ({ world }) => void worldShare(world) });

/** The share shows one group of the project. */
export const OneGroup = meta.story({
  name: 'One group',
  beforeEach: ({ world }) => {
    const project = world.projects.find(({ id }) => id === 105);
    if (project) {
      project.groups = [{ id: 9001, name: 'Котова Анна' }];
      for (const image of project.images.slice(0, 5)) image.groupId = 9001;
    }
    worldShare(world, { groupId: 9001 });
  },
});

/** The share is being opened. */
export const Loading = meta.story({
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...slow('infinite', getShared));
  },
});

/** The share is open, its photos are loading. */
export const PhotosLoading = meta.story({
  name: 'Photos loading',
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...slow('infinite', listSharedImages));
  },
});

/** The project has no photos yet. */
export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const { projectId } = worldShare(world);
    const project = world.projects.find(({ id }) => id === projectId);
    if (project) project.images = [];
  },
});

/** The share did not open: a way to try again. */
export const Failed = meta.story({
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...down(getShared));
  },
});

/** The photographer has set a PIN. */
export const Pin = meta.story({ name: 'PIN', beforeEach: ({ world }) => void worldShare(world, { pin: '2468' }) });

/** An address that leads nowhere. */
export const Unknown = meta.story({ name: 'No such share' });

/** The photographer has ended the share, or its day is over. */
export const Ended = meta.story({ beforeEach: ({ world }) => void worldShare(world, { endedAt: '2026-11-01T10:00:00Z' }) });

/** The choice is sent: hearts can only be looked at. */
export const Sent = meta.story({
  name: 'Choice sent',
  beforeEach: ({ world }) => void worldShare(world, { choiceClosedAt: '2026-11-01T10:00:00Z' }),
});

/** Retouched photos are there, to compare and to download. */
export const Delivery = meta.story({
  beforeEach: ({ world }) => void worldShare(world, { shows: 'both', canDownload: true, choiceClosedAt: '2026-11-01T10:00:00Z' }),
});

/** Of three chosen photos two are retouched: these can be looked at, and nothing accepted yet. */
export const SomeReady = meta.story({
  name: 'Some ready',
  beforeEach: ({ world }) => {
    const share = worldShare(world, { shows: 'both', choiceClosedAt: '2026-11-01T10:00:00Z' });
    world.projects.find(({ id }) => id === share.projectId)?.retouched.splice(2);
  },
});

/** Of four finished photos one is liked, one wants a fix, and one was fixed since. */
function answeredShare(world: World): void {
  const share = worldShare(world, { shows: 'retouched', canDownload: true });
  const [first, second, third] = world.projects.find(({ id }) => id === share.projectId)?.retouched ?? [];
  const at = '2026-11-19T12:00:00.000Z';
  const fix = { verdict: 'fix', fix: 'Уберите, пожалуйста, блик на очках' } as const;
  if (third) third.version = 2;
  share.verdicts.set(first?.id ?? 0, { version: 1, verdict: 'liked', fix: null, at });
  share.verdicts.set(second?.id ?? 0, { version: 1, ...fix, at });
  share.verdicts.set(third?.id ?? 0, { version: 1, ...fix, at });
}

/** Some finished photos are answered: liked, to be fixed, fixed since. */
export const Answered = meta.story({ beforeEach: ({ world }) => answeredShare(world) });

/** A finished photo full screen, with what is to be fixed on it. */
export const WantedFix = meta.story({
  name: 'Wanted fix',
  beforeEach: ({ world }) => answeredShare(world),
  play: async () => userEvent.click((await screen.findAllByRole('row'))[1]!),
});

/** The client has accepted the work. */
export const Accepted = meta.story({
  beforeEach: ({ world }) => void worldShare(world, { shows: 'retouched', canDownload: true, signedOffAt: '2026-11-01T10:00:00Z' }),
});

/** The photographer has shown new versions of two photos that the client had accepted. */
export const NewVersions = meta.story({
  name: 'New versions',
  beforeEach: ({ world }) => renewedShare(world),
});

/** A photo full screen, with its heart and a remark. */
export const Viewer = meta.story({
  beforeEach: ({ world }) => void worldShare(world),
  play: async () => userEvent.click((await screen.findAllByRole('row'))[1]!),
});

/** Words without a place to break, at 320 px. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const { projectId } = worldShare(world);
    const project = world.projects.find(({ id }) => id === projectId);
    if (!project) return;
    project.name = 'Переосвидетельствование_благодарственного_письма одиннадцатиклассников';
    for (const image of project.images) image.name = `Переосвидетельствование_${image.name}`;
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => void worldShare(world),
});
