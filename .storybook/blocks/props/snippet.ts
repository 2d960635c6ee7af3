// oxlint-disable-next-line import/default -- its text, which Vite exports
import index from '../../../packages/ui/src/index.ts?raw';

const exported = new Set([...index.matchAll(/export \{(.+?)\}/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));

/** Without the attributes of the outer element that are defaults of the component. */
function withoutDefaults(code: string, defaults: Readonly<Record<string, unknown>>): string {
  // Its attributes stand on one line, or each on a line of its own, in the second column.
  const [before, after] = code.includes('\n') ? ['\\n {2}', '(?=\\n)'] : [' ', '(?=[ />])'];
  return Object.entries(defaults).reduce((shorter, [name, value]) => {
    const text = typeof value === 'string' ? `"${value}"` : `\\{${String(value)}\\}`;
    return shorter.replace(new RegExp(`${before}${name}=${text}${after}`), '');
  }, code);
}

/** Components of stories that hold the state of the component they show, and take the same props. */
const holders = /(<\/?)(?:Held|Controlled|Sorting|Living)\b/g;

/** Without the keys that React gives, and with fragments that need no import. */
const plainFragments = (code: string) =>
  code
    .replaceAll(/<React\.Fragment[^>]*>/g, '<>')
    .replaceAll('</React.Fragment>', '</>')
    .replaceAll(/\s+key="[^"]*"/g, '');

/** Of a long list of objects the first ones: the others are alike. */
function shortened(code: string): string {
  return code.replaceAll(
    /^( {2}\w+=\{\[\n)((?: {4}\{\n[\s\S]*?\n {4}\},?\n)+)( {2}\]\})/gm,
    (whole, start: string, items: string, end: string) => {
      const each = items.split(/(?<=^ {4}\},?\n)/m);
      return each.length > 6 ? `${start}${each.slice(0, 3).join('')}    // …\n${end}` : whole;
    },
  );
}

interface OfStory {
  /** The name of the component that it shows. */
  name?: string | undefined;
  /** Of a playground: the controls choose them, but nobody has to write them. */
  defaults?: Readonly<Record<string, unknown>>;
}

/** The JSX of a story below the import of what it uses; nothing if it also uses what cannot be imported. */
export function snippet(code: string, { name, defaults = {} }: OfStory = {}): string {
  // Storybook calls it twice: for the rendered source, and for the shown one.
  if (code.startsWith('import ')) return code;
  const ofComponent = name ? code.replaceAll(holders, `$1${name}`) : code;
  const jsx = shortened(plainFragments(withoutDefaults(ofComponent, defaults)));
  const tags = [...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);
  if (!tags.every((tag) => exported.has(tag))) return '';
  const called = [...jsx.matchAll(/\b([a-z]\w*)\.\w+\(/g)].map(([, object = '']) => object);
  const names = [...new Set([...tags, ...called])].filter((one) => exported.has(one));
  return names.length === 0 ? jsx : `import { ${names.toSorted().join(', ')} } from '@portal/ui';\n\n${jsx}`;
}
