import type { DocsIndexEntry, Indexer } from 'storybook/internal/types';

/** The tag of guards. The sidebar hides them until a reader chooses the tag among its filters. */
export const guardTag = 'guard';

/** Whether a story of this name is a guard: a sentence that no screenshot can show. */
export const isGuard = (name: string | undefined): boolean => name?.startsWith('Guard: ') ?? false;

/** The indexer, which also tags guards by their names, so that no story has to do it. */
export function tagGuards(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (...given) => {
      const stories = await indexer.createIndex(...given);
      return stories.map((story) => (isGuard(story.name) ? { ...story, tags: [...(story.tags ?? []), guardTag] } : story));
    },
  };
}

/** A page in the index, which is no guard: it has the tags of the first file of its title, and where that has guards alone it was hidden with them. */
export const showPage = (page: DocsIndexEntry): DocsIndexEntry => ({ ...page, tags: page.tags?.filter((tag) => tag !== guardTag) ?? [] });
