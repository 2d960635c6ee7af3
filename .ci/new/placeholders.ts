/**
 * What the templates leave to be written. Each is a text of its own, which nobody would write in earnest: a rule refuses it in every
 * source (`.ci/source-rules.test.ts`), so that none is forgotten.
 */
export const placeholders = {
  children: 'What stands in it.',
  description: 'Its description, in one sentence.',
  purpose: 'What it is for, in one or two sentences.',
  use: 'Where it is the right choice.',
  avoid: 'Where something else is: name that.',
  anatomy: 'how they look and what a long one does',
  synonyms: 'другие имена, other names',
  page: 'The purpose of the page, in one sentence.',
  titleRu: 'Новая страница',
  titleEn: 'New page',
  emptyRu: 'Здесь пока пусто',
  emptyEn: 'Nothing here yet',
  call: 'The purpose of the call, in one sentence.',
  label: 'Its label: write the fields of the noun instead.',
  mock: 'Write its answer into the world (mocks/src/world), where other calls see it too.',
  withoutScreen: 'none makes it yet',
  service: 'is not written yet: read and write through a repository.ts beside this file',
  answers: 'What the call answers, and when it refuses.',
  unserved: 'Write service.ts first: until then this is 500.',
  unproved: 'Then store something first: an empty answer proves little.',
} as const;

/** Said after each command, so that the failure of `npm run check` surprises nobody. */
export const leftSentences = 'npm run check names each sentence of the template that is not yet yours.';

/** The lines that still hold what a template left, each with its place. */
export function unwritten(file: string, text: string): string[] {
  const left = Object.values(placeholders);
  return text
    .split('\n')
    .flatMap((line, index) => (left.some((one) => line.includes(one)) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
}
