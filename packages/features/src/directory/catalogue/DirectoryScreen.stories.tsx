import { getPriceRange, listPhotographers, listSpecializations } from '@portal/api';
import { down, empty, slow } from '@portal/mocks';
import preview from '@portal/storybook/preview.tsx';
import { DirectoryScreen } from './DirectoryScreen.tsx';

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryScreen,
  parameters: { layout: 'fullscreen', address: '/photographers', docs: { story: { inline: false, height: '900px' } } },
});

export const Content = meta.story();

export const Filtered = meta.story({ parameters: { address: '/photographers?specializations=5&min_price=1500&max_price=5000&page=2' } });

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite', listPhotographers)),
});

export const LoadingFilters = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite')),
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty(listPhotographers)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...down(listPhotographers)),
});

export const FiltersFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...down(listSpecializations), ...down(getPriceRange)),
});

export const LoadMore = meta.story({ args: { paging: 'more' } });

export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    for (const person of world.people) {
      Object.assign(person, { firstName: 'Переосвидетельствование', lastName: 'Достопримечательностенко', hourlyRate: 10_000_000 });
    }
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
