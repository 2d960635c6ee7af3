// oxlint-disable-next-line import/default -- its text, which Vite exports
import index from '../../../packages/ui/src/index.ts?raw';

const exported = new Set([...index.matchAll(/export \{(.+?)\}/g)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())));

/** The JSX of a story that is written as `meta.story({ render: () => … })`, with `render` last. */
function renderedIn(code: string): string {
  const [, body] = /^meta\.story\(\{[\s\S]*?\n {2}render: \([^)]*\) => (<[\s\S]*>|\([\s\S]*\)),?\n\}\);?$/.exec(code.trim()) ?? [];
  return body ? body.replace(/^\(\n([\s\S]*)\n {2}\)$/, '$1').replaceAll(/^ {2}/gm, '') : code;
}

/** Without the attributes of the outer element that are defaults of the component. */
function withoutDefaults(code: string, defaults: Readonly<Record<string, unknown>>): string {
  // Its attributes stand on one line, or each on a line of its own, in the second column.
  const [before, after] = code.includes('\n') ? ['\\n {2}', '(?=\\n)'] : [' ', '(?=[ />])'];
  return Object.entries(defaults).reduce((shorter, [name, value]) => {
    const text = typeof value === 'string' ? `"${value}"` : `\\{${String(value)}\\}`;
    return shorter.replace(new RegExp(`${before}${name}=${text}${after}`), '');
  }, code);
}

/** Playgrounds wrap a component in one that holds its state, which takes the same props and cannot be imported. */
function named(code: string, name: string | undefined): string {
  const [, helper] = /^<([A-Z]\w*)/.exec(code) ?? [];
  if (!name || !helper || exported.has(helper)) return code;
  return code.replace(`<${helper}`, `<${name}`).replace(new RegExp(`</${helper}>$`), `</${name}>`);
}

/** Without the keys that React gives, and with fragments that need no import. */
const plainFragments = (code: string) => code.replaceAll(/<React\.Fragment[^>]*>/g, '<>').replaceAll('</React.Fragment>', '</>');

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

interface OfPlayground {
  /** The name of the component that it shows. */
  name?: string | undefined;
  defaults?: Readonly<Record<string, unknown>>;
}

/** A snippet that can be pasted: the JSX, below the import of what it uses. */
export function snippet(code: string, { name, defaults = {} }: OfPlayground = {}): string {
  // Storybook calls it twice: for the rendered source, and for the shown one.
  if (code.startsWith('import ')) return code;
  const jsx = shortened(plainFragments(withoutDefaults(named(renderedIn(code), name), defaults)));
  const used = [...jsx.matchAll(/<([A-Z]\w*)|\b([a-z]\w*)\.\w+\(/g)].map(([, component, object = '']) => component ?? object);
  const names = [...new Set(used)].filter((one) => exported.has(one));
  return names.length === 0 ? jsx : `import { ${names.toSorted().join(', ')} } from '@portal/ui';\n\n${jsx}`;
}
