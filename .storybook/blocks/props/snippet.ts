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

/** A snippet that can be pasted: the JSX, below the import of the components that it uses. */
export function snippet(code: string, defaults: Readonly<Record<string, unknown>> = {}): string {
  // Storybook calls it twice: for the rendered source, and for the shown one.
  if (code.startsWith('import ')) return code;
  const jsx = withoutDefaults(renderedIn(code), defaults);
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].filter((name) => exported.has(name));
  return names.length === 0 ? jsx : `import { ${names.toSorted().join(', ')} } from '@portal/ui';\n\n${jsx}`;
}
