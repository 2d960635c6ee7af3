import { demoPeople } from '@portal/mocks';
import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import preview from '@portal/storybook/preview.tsx';
import { PhotographerScreen } from './PhotographerScreen.tsx';

const id = String(demoPeople()[0]?.id);

/** The page, as a link of a list leads to it. */
function FromList({ results }: { results: string | null }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (results === null) return;
    void (async () => {
      await navigate(`/photographers${results}`, { replace: true });
      await navigate(`/photographer/${id}`, { state: { results } });
    })();
  }, [navigate, results]);
  return (
    <>
      <PhotographerScreen id={id} />
      <output aria-label="Place" hidden>
        {type} {pathname}
        {search}
      </output>
    </>
  );
}

const meta = preview.meta({
  title: 'Directory/Photographer page',
  component: FromList,
  args: { results: null },
  parameters: { layout: 'fullscreen', address: `/photographer/${id}`, docs: { story: { inline: false, height: '900px' } } },
});

export const BackToResults = meta.story({
  name: 'Guard: from a list there is a way back to its results, with the filters and without what was open over it',
  args: { results: `?${new URLSearchParams({ city: 'Казань', photographer: '1', tab: 'portfolio', page: '2' })}` },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /К результатам/ });
    await expect(link).toHaveAttribute('href', `/photographers?${new URLSearchParams({ city: 'Казань', page: '2' })}`);
  },
});

export const BackInHistory = meta.story({
  name: 'Guard: where the list is the entry before, its link goes back to it in history',
  args: { results: `?${new URLSearchParams({ city: 'Казань', page: '2' })}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /К результатам/ }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Place')).toHaveTextContent(`POP /photographers?${new URLSearchParams({ city: 'Казань', page: '2' })}`),
    );
  },
});

export const BackToAll = meta.story({
  name: 'Guard: a visitor who comes from elsewhere finds a link to all photographers',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Все фотографы/ })).toHaveAttribute('href', '/photographers');
  },
});

export const AlbumsByName = meta.story({
  name: 'Guard: the page shows albums by name, and counts their photos through',
  beforeEach: ({ world }) => {
    const owner = world.people.find((one) => String(one.id) === id);
    const [album] = owner?.albums ?? [];
    if (owner && album) owner.albums = ['Выпуск 11 «А»', 'Двор'].map((title, index) => ({ ...album, id: 700 + index, title }));
  },
  play: async ({ canvas }) => {
    for (const name of ['Выпуск 11 «А»', 'Двор']) await expect(await canvas.findByRole('heading', { level: 3, name })).toBeInTheDocument();
    const opened = canvas.getAllByRole('link', { name: /^Открыть фото/ }).map((one) => one.getAttribute('aria-label')?.split(':')[0]);
    await expect(opened).toEqual(opened.map((_, index) => `Открыть фото ${index + 1} из ${opened.length}`));
  },
});
