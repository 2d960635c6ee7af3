import type { DocsIndexEntry, StoryIndex } from 'storybook/internal/types';

interface Generator {
  getIndex: () => Promise<StoryIndex>;
}

/**
 * Storybook's generator of the index, which also changes the entries of pages: an indexer sees neither MDX nor the pages of stories files.
 * Storybook asks for this one generator several times, so that a page is changed again, which must leave it as it is.
 */
export function changePages<T extends Generator>(generator: T, change: (page: DocsIndexEntry) => DocsIndexEntry): T {
  const getIndex = generator.getIndex.bind(generator);
  return Object.assign(generator, {
    getIndex: async () => {
      const { entries, ...index } = await getIndex();
      const changed = Object.entries(entries).map(([id, entry]) => [id, entry.type === 'docs' ? change(entry) : entry]);
      return { ...index, entries: Object.fromEntries(changed) as StoryIndex['entries'] };
    },
  });
}
