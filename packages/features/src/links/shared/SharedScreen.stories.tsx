import { getShared, listSharedImages } from '@portal/api';
import { addLink, exampleRetouched, down, slow, type World, type WorldLink } from '@portal/mocks';
import { screen, userEvent } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { SharedScreen } from './SharedScreen.tsx';
import { exampleLink, keptPasses, renew } from './inStories.ts';

/** A link to the demo's birthday, some of whose photos are retouched. */
function sharedLink(world: World, more: Partial<WorldLink> = {}): WorldLink {
  const project = world.projects.find(({ id }) => id === 105);
  if (project) project.retouched = exampleRetouched(project, 4);
  return addLink(world, { ...exampleLink(world), ...more });
}

/** The same after the client has accepted, with new versions of the first two. */
function renewedLink(world: World): void {
  const link = sharedLink(world, { shows: 'retouched', canDownload: true, signedOffAt: '2026-11-19T12:00:00.000Z' });
  renew(world.projects.find(({ id }) => id === link.projectId)?.retouched.slice(0, 2) ?? []);
}

const meta = preview.meta({
  title: 'Links/Client page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'client-link', passes: keptPasses() },
  parameters: { address: '/s/client-link', layout: 'fullscreen' },
});

/** Photos to choose from; a heart chooses. */
export const Content = meta.story({ beforeEach: ({ world }) => void sharedLink(world) });

/** The link shows one group of the project. */
export const OneGroup = meta.story({
  name: 'One group',
  beforeEach: ({ world }) => {
    const project = world.projects.find(({ id }) => id === 105);
    if (project) {
      project.groups = [{ id: 9001, name: 'Котова Анна' }];
      for (const image of project.images.slice(0, 5)) image.groupId = 9001;
    }
    sharedLink(world, { groupId: 9001 });
  },
});

/** The link is being opened. */
export const Loading = meta.story({
  beforeEach: ({ msw, world }) => {
    sharedLink(world);
    msw.use(...slow('infinite', getShared));
  },
});

/** The link is open, its photos are loading. */
export const PhotosLoading = meta.story({
  name: 'Photos loading',
  beforeEach: ({ msw, world }) => {
    sharedLink(world);
    msw.use(...slow('infinite', listSharedImages));
  },
});

/** The project has no photos yet. */
export const Empty = meta.story({
  beforeEach: ({ world }) => {
    const { projectId } = sharedLink(world);
    const project = world.projects.find(({ id }) => id === projectId);
    if (project) project.images = [];
  },
});

/** The link did not open: a way to try again. */
export const Failed = meta.story({
  beforeEach: ({ msw, world }) => {
    sharedLink(world);
    msw.use(...down(getShared));
  },
});

/** The photographer has set a PIN. */
export const Pin = meta.story({ name: 'PIN', beforeEach: ({ world }) => void sharedLink(world, { pin: '2468' }) });

/** An address that leads nowhere. */
export const Unknown = meta.story({ name: 'No such link' });

/** The photographer has ended the link, or its day is over. */
export const Ended = meta.story({ beforeEach: ({ world }) => void sharedLink(world, { endedAt: '2026-11-01T10:00:00Z' }) });

/** The choice is sent: hearts can only be looked at. */
export const Sent = meta.story({
  name: 'Choice sent',
  beforeEach: ({ world }) => void sharedLink(world, { choiceClosedAt: '2026-11-01T10:00:00Z' }),
});

/** Retouched photos are there, to compare and to download. */
export const Delivery = meta.story({
  beforeEach: ({ world }) => void sharedLink(world, { shows: 'both', canDownload: true, choiceClosedAt: '2026-11-01T10:00:00Z' }),
});

/** The client has accepted the work. */
export const Accepted = meta.story({
  beforeEach: ({ world }) => void sharedLink(world, { shows: 'retouched', canDownload: true, signedOffAt: '2026-11-01T10:00:00Z' }),
});

/** The photographer has shown new versions of two photos that the client had accepted. */
export const NewVersions = meta.story({
  name: 'New versions',
  beforeEach: ({ world }) => renewedLink(world),
});

/** A photo full screen, with its heart and a remark. */
export const Viewer = meta.story({
  beforeEach: ({ world }) => void sharedLink(world),
  play: async () => userEvent.click((await screen.findAllByRole('row'))[1]!),
});

/** Words without a place to break, at 320 px. */
export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => {
    const { projectId } = sharedLink(world);
    const project = world.projects.find(({ id }) => id === projectId);
    if (!project) return;
    project.name = 'Переосвидетельствование_благодарственного_письма одиннадцатиклассников';
    for (const image of project.images) image.name = `Переосвидетельствование_${image.name}`;
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => void sharedLink(world),
});
