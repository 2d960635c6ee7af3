import { getPriceRange, listPhotographers, listSpecializations } from '@portal/api';
import { down, empty, slow } from '@portal/mocks';
import preview from '@portal/storybook/preview.tsx';
import { filtersModule } from '../filters/LazyFilters.tsx';
import { DirectoryScreen } from './DirectoryScreen.tsx';

const meta = preview.meta({
  title: 'Directory/Directory',
  component: DirectoryScreen,
  loaders: [() => filtersModule.fetch()],
  parameters: { layout: 'fullscreen', address: '/photographers', docs: { story: { inline: false, height: '900px' } } },
});

/** All photographers, with filters beside the list. */
export const Content = meta.story();

/** The second page of a filtered list; what is chosen stands above it, and in the address. */
export const Filtered = meta.story({ parameters: { address: '/photographers?specializations=5&min_price=1500&max_price=5000&page=2' } });

/** The filters are there, the list is loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite', listPhotographers)),
});

/** Neither filters nor list have arrived. */
export const LoadingFilters = meta.story({
  beforeEach: ({ msw }) => msw.use(...slow('infinite')),
});

/** Nobody fits the filters: the page offers to reset them. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(...empty(listPhotographers)),
});

/** The list did not arrive: the filters stay, and one button tries again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...down(listPhotographers)),
});

/** The filters did not arrive: the list works without them. */
export const FiltersFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...down(listSpecializations), ...down(getPriceRange)),
});

/** The variant that continues the list in place. */
export const LoadMore = meta.story({ args: { paging: 'more' } });

/** Names without a place to break, and prices of seven figures. */
export const LongWords = meta.story({
  beforeEach: ({ world }) => {
    for (const person of world.people) {
      Object.assign(person, { firstName: 'Переосвидетельствование', lastName: 'Достопримечательностенко', hourlyRate: 10_000_000 });
    }
  },
});

/** At 320 px, the narrowest window that the portal supports. */
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow', isRotated: false } } });
