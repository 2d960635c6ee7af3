import { Facts } from '../Facts.tsx';
import type { Guide } from '../guide.ts';

const guides = import.meta.glob<Guide>('../../../packages/ui/src/**/*.guide.ts', { import: 'guide', eager: true });

/** Converts `SearchableDropdown` to "Searchable dropdown". */
function spoken(path: string): string {
  const words = path.replace(/^.*\/(.*)\.guide\.ts$/, '$1').replaceAll(/\B([A-Z])/g, ' $1');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

const primitives = Object.entries(guides)
  .map(([path, { keyboard }]) => ({ name: spoken(path), keyboard }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
const operated = primitives.filter(({ keyboard }) => keyboard.length > 0);
const still = primitives.filter(({ keyboard }) => keyboard.length === 0);

/** The keys of every primitive, from the guides. */
export function Keys() {
  return (
    <>
      {operated.map(({ name, keyboard }) => (
        <section key={name}>
          <h3>{name}</h3>
          <Facts facts={keyboard} areKeys />
        </section>
      ))}
      {still.length > 0 && <p>These take no focus: {new Intl.ListFormat('en').format(still.map(({ name }) => name))}.</p>}
    </>
  );
}
