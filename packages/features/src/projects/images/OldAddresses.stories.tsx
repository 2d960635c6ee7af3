import { listProjectImages, listProjects, listRetouched } from '@portal/api';
import { down, exampleRetouched, gateFor } from '@portal/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { responsesHandled } from '@portal/storybook/responsesHandled.ts';
import preview from '@portal/storybook/preview.tsx';
import { ProjectsScreen } from '../list/ProjectsScreen.tsx';
import { halfAnHourLater, restoreClock } from '../testing/clock.ts';
import { notices, click } from '../testing/inStories.ts';
import { saved, watchSaved } from '../../common/data/testing/saved.ts';
import { Panel, tile } from './inStories.tsx';

const meta = preview.meta({
  title: 'Projects/Images',
  component: Panel,
  parameters: { address: '/dashboard/projects', signedIn: true },
  beforeEach: () => {
    const stop = watchSaved();
    return () => {
      stop();
      restoreClock();
    };
  },
});

const missing = '/photos/missing.jpg';
const fresh = '/photos/alina-1.jpg';

export const FilesAreRequired = meta.story({
  name: 'Guard: before chosen photos are saved, an old list is requested again',
  play: async ({ world }) => {
    await userEvent.click(await tile(/IMG_0218/));
    halfAnHourLater();
    for (const image of world.projects[4]?.images ?? []) image.urls.original = `${fresh}?of=${image.name}`;
    await click('Скачать выбранные');
    await waitFor(() => expect(saved.map(({ address }) => address)).toEqual([`${fresh}?of=IMG_0218.jpg`]));
  },
});

const list = gateFor(listProjectImages);

export const LeftMeanwhile = meta.story({
  name: 'Guard: requested photos are downloaded, even if the user has gone on elsewhere meanwhile',
  play: async ({ msw }) => {
    await userEvent.click(await tile(/IMG_0218/));
    await userEvent.click(await tile(/IMG_0212/));
    halfAnHourLater();
    msw.use(...list.close());
    await click('Скачать выбранные');
    await waitFor(() => expect(list.requests()).toBe(1));
    await userEvent.click(screen.getByRole('tab', { name: 'Обработанные' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Скачать выбранные' })).toBeNull());
    list.open();
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['День рождения Софии.zip']));
  },
});

export const NothingOldIsSaved = meta.story({
  name: 'Guard: where the list cannot be requested again nothing is saved, and it is reported',
  play: async ({ msw }) => {
    await userEvent.click(await tile(/IMG_0218/));
    halfAnHourLater();
    msw.use(...down(listProjectImages));
    await click('Скачать выбранные');
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить изображения']]));
    await expect(saved).toEqual([]);
  },
});

export const Viewed = meta.story({
  name: 'Guard: a photo that breaks in the viewer gets a new address, if the list is old',
  beforeEach: ({ world }) => {
    const [first] = world.projects[4]?.images ?? [];
    if (first) first.urls = { thumb: fresh, medium: missing, original: missing };
    if (first) Object.assign(first, { url: missing, thumbnailUrl: fresh });
  },
  play: async ({ world }) => {
    const viewed = await tile(/IMG_0212/);
    halfAnHourLater();
    const [first] = world.projects[4]?.images ?? [];
    if (first) first.urls = { thumb: fresh, medium: '/photos/anna-2.jpg', original: '/photos/anna-2.jpg' };
    await userEvent.click(within(viewed).getByRole('button', { name: /^Посмотреть/ }));
    await waitFor(() =>
      expect([...document.querySelectorAll('[role=dialog] img')].some((img) => img.getAttribute('src') === '/photos/anna-2.jpg')).toBe(
        true,
      ),
    );
  },
});

export const Retouched = meta.story({
  name: 'Guard: retouched photos get new addresses, if the list is old',
  beforeEach: ({ world }) => {
    const project = world.projects[4];
    if (project) project.retouched = exampleRetouched(project, 1);
  },
  play: async ({ msw, world }) => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Обработанные' }));
    await screen.findByText(/^Сопоставлено 1/);
    const [photo] = world.projects[4]?.retouched ?? [];
    await expect(photo).toBeDefined();
    halfAnHourLater();
    msw.use(...down(listRetouched));
    document.querySelector('[role=row] img')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить обработанные фотографии']]));
  },
});

export const Cards = meta.story({
  name: 'Guard: so do the images of the projects; young lists are left alone',
  render: () => <ProjectsScreen />,
  play: async ({ canvas, msw }) => {
    await canvas.findByText('День рождения Софии');
    const lists = gateFor(listProjects);
    msw.use(...lists.close(), ...down(listProjects));
    lists.open();
    const [first, second] = document.querySelectorAll('article img');
    first?.dispatchEvent(new Event('error'));
    await responsesHandled();
    await expect(lists.requests()).toBe(0);
    halfAnHourLater();
    second?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(notices()).toEqual([['error', 'Не удалось загрузить проекты']]));
  },
});
