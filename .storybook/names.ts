import type { Indexer } from 'storybook/internal/types';

/** Storybook writes names that it makes of exports In Title Case: the others here are sentences. */
export const inSentenceCase = (name: string): string =>
  /^[A-Z][a-z]*(?: (?:[A-Z][a-z]*|\d+))+$/.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name;

/** The indexer, which also writes all names of stories alike. */
export function nameAlike(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (...given) => {
      const stories = await indexer.createIndex(...given);
      return stories.map((story) => (story.name === undefined ? story : { ...story, name: inSentenceCase(story.name) }));
    },
  };
}
