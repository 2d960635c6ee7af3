import { getSharePhotographer } from '@portal/api';
import { addShare, down, gateFor, once, type World, type WorldShare } from '@portal/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { responsesHandled } from '@portal/storybook/responsesHandled.ts';
import preview from '@portal/storybook/preview.tsx';
import { exampleShare, keptFamilies, keptPasses } from '../inStories.ts';
import { SharedScreen } from '../SharedScreen.tsx';

/** A share to the demo's birthday, whose photographer has a phone, an email for visitors and messengers. */
function worldShare(world: World, more: Partial<WorldShare> = {}): void {
  const share = addShare(world, { ...exampleShare(world), ...more });
  const owner = ownerOf(world, share);
  Object.assign(owner ?? {}, { phone: '+79001234567', email: 'anna@photo.example' });
}
const ownerOf = (world: World, { projectId }: WorldShare) => {
  const ownerId = world.projects.find(({ id }) => id === projectId)?.ownerId;
  return world.people.find(({ id }) => id === ownerId);
};

const meta = preview.meta({
  title: 'Shares/Client page',
  tags: ['phone'],
  component: SharedScreen,
  args: { token: 'client-share', passes: keptPasses(), families: keptFamilies() },
  parameters: { address: '/s/client-share', layout: 'fullscreen' },
});

async function expectContacts(world: World): Promise<void> {
  const id = ownerOf(world, world.shares.at(-1)!)?.id;
  await screen.findByRole('link', { name: /^\+7/, hidden: true });
  // On a phone they stand behind one line of an open page.
  const folded = screen.queryByRole('button', { name: 'Связаться', expanded: false });
  if (folded) await userEvent.click(folded);
  await expect(await screen.findByRole('link', { name: /^\+7/ })).toHaveAttribute('href', 'tel:+79001234567');
  await expect(screen.getByRole('link', { name: 'anna@photo.example' })).toHaveAttribute('href', 'mailto:anna@photo.example');
  await expect(screen.getByRole('link', { name: 'О фотографе' })).toHaveAttribute('href', `/photographer/${id}`);
}

export const WhoToWriteTo = meta.story({
  name: 'Guard: who has chosen and wants something else finds phone, email and the page of the photographer',
  beforeEach: ({ world }) => worldShare(world, { choiceClosedAt: '2026-11-01T10:00:00Z' }),
  play: ({ world }) => expectContacts(world),
});

export const FoldedOnPhones = meta.story({
  name: 'Guard: on a phone the contacts stand behind one line, and unfold in place',
  globals: { viewport: { value: 'narrow', isRotated: false } },
  beforeEach: ({ world }) => worldShare(world, { choiceClosedAt: '2026-11-01T10:00:00Z' }),
  play: async ({ world }) => {
    const button = await screen.findByRole('button', { name: 'Связаться' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('link', { name: /^\+7/ })).toBeNull();
    await expectContacts(world);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

export const WhoToAskForThePin = meta.story({
  name: 'Guard: who has no PIN finds whom to ask for it, and no word of the photos',
  beforeEach: ({ world }) => worldShare(world, { pin: '2468' }),
  play: async ({ canvasElement, world }) => {
    await expectContacts(world);
    const project = world.projects.find(({ id }) => id === 105);
    await expect(canvasElement).not.toHaveTextContent(project?.name ?? '');
  },
});

export const TooLate = meta.story({
  name: 'Guard: who comes too late finds whom to ask for a new link',
  beforeEach: ({ world }) => worldShare(world, { expiresOn: '2026-01-01' }),
  play: ({ world }) => expectContacts(world),
});

export const WhoseChildIsAsked = meta.story({
  name: 'Guard: where each family is asked who it is, there is somebody to ask why',
  beforeEach: ({ world }) => worldShare(world, { chooses: 'each_family' }),
  play: ({ world }) => expectContacts(world),
});

export const RetoucherAsks = meta.story({
  name: 'Guard: a retoucher finds the photographer too',
  beforeEach: ({ world }) => worldShare(world, { role: 'retoucher' }),
  play: ({ world }) => expectContacts(world),
});

const contacts = gateFor(getSharePhotographer);

export const NotInTheDirectory = meta.story({
  name: 'Guard: of a photographer who is not in the directory nothing is shown that is not public',
  beforeEach: ({ msw, world }) => {
    worldShare(world, { endedAt: '2026-11-01T10:00:00Z' });
    msw.use(...contacts.close());
    Object.assign(ownerOf(world, world.shares.at(-1)!) ?? {}, { isListed: false });
  },
  play: async () => {
    await expect(await screen.findByText('Ссылка больше не работает')).toBeInTheDocument();
    await waitFor(() => expect(contacts.requests()).toBe(1));
    contacts.open();
    await responsesHandled();
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

export const ContactsFailed = meta.story({
  name: 'Guard: contacts that did not load are said so, and load again',
  beforeEach: ({ msw, world }) => {
    worldShare(world);
    msw.use(...once(down(getSharePhotographer)));
  },
  play: async ({ world }) => {
    const again = await screen.findByRole('button', { name: 'Загрузить ещё раз' });
    await expect(screen.getByText(/^Контакты фотографа не загрузились/)).toBeInTheDocument();
    await userEvent.click(again);
    await expectContacts(world);
  },
});
