import { Suspense, use } from 'react';
import { Facts } from '../Facts.tsx';
import type { Guide } from '../guide.ts';

interface Story {
  meta: { input: { title: string; parameters?: { guide?: Guide } } };
}

/** A stories file without a guide may have no Playground. */
const stories = import.meta.glob<Story | undefined>('../../../packages/ui/src/*/*.stories.tsx', { import: 'Playground' });

/** The primitives with a page, by name. */
async function loadPrimitives() {
  const loaded = await Promise.all(Object.values(stories).map((load) => load()));
  return loaded
    .flatMap((story) => {
      const { title = '', parameters } = story?.meta.input ?? {};
      return parameters?.guide ? [{ name: title.replace('Primitives/', ''), keyboard: parameters.guide.keyboard }] : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

let primitives: ReturnType<typeof loadPrimitives> | undefined;

function Loaded() {
  const all = use((primitives ??= loadPrimitives()));
  const still = all.filter(({ keyboard }) => keyboard.length === 0);
  return (
    <>
      {all
        .filter(({ keyboard }) => keyboard.length > 0)
        .map(({ name, keyboard }) => (
          <section key={name}>
            <h3>{name}</h3>
            <Facts facts={keyboard} areKeys />
          </section>
        ))}
      {still.length > 0 && <p>These take no focus: {new Intl.ListFormat('en').format(still.map(({ name }) => name))}.</p>}
    </>
  );
}

/** The keys of every primitive, from the guides in their stories. */
export function Keys() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
