import type { Indexer } from 'storybook/internal/types';

/** The tag of guards. The sidebar hides it until a reader chooses it among its tag filters. */
export const guardTag = 'guard';

/** Whether a story of this name is a guard: a sentence that no picture can show. */
export const isGuard = (name: string | undefined): boolean => name?.startsWith('Guard: ') ?? false;

/** The indexer, which also tags each guard: its name says what it is, so that no story has to say it again. */
export function tagGuards(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (...given) => {
      const stories = await indexer.createIndex(...given);
      return stories.map((story) => (isGuard(story.name) ? { ...story, tags: [...(story.tags ?? []), guardTag] } : story));
    },
  };
}
