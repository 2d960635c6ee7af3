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

/** More is an extract of a file, and no example. */
const longest = 60;
const lengthOf = (code: string) => code.split('\n').length;

const indentOf = (line: string) => line.length - line.trimStart().length;
/** The name of the element, or the bracket of the object, that the lines open. */
const opened = ([line = '']: string[]) => /^\s*(\{|<\w+)/.exec(line)?.[1];

/** Of neighbours that are alike, elements of one name or objects of one list, the first ones, and of what is in them. */
function firstOfAlike(lines: string[], most: number): string[] {
  const indent = indentOf(lines[0] ?? '');
  const blocks: string[][] = [];
  for (const line of lines) {
    // What stands deeper, and what closes it, belongs to the line above.
    if (blocks.length > 0 && (indentOf(line) > indent || /^\s*(?:[>})\]]|\/>|<\/|$)/.test(line))) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  let alike = 0;
  return blocks.flatMap((block, at) => {
    const name = opened(block);
    alike = name !== undefined && name === opened(blocks[at - 1] ?? []) ? alike + 1 : 1;
    if (alike > most + 1) return [];
    if (alike > most) return [`${' '.repeat(indent)}${name === '{' ? '// …' : '{/* … */}'}`];
    const inside = block.findLastIndex((line) => indentOf(line) > indent) + 1;
    return inside < 2 ? block : [...block.slice(0, 1), ...firstOfAlike(block.slice(1, inside), most), ...block.slice(inside)];
  });
}

/** The code, if it is long with fewer of what is alike; nothing if it is still too long to be copied. `head`: the lines above it. */
export function shortened(code: string, head = 0): string {
  const lines = code.split('\n');
  const tries = [code, ...[3, 2, 1].map((most) => firstOfAlike(lines, most).join('\n'))];
  return tries.find((one) => lengthOf(one) + head <= longest) ?? '';
}

const tagsIn = (jsx: string) => [...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);

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
  const jsx = plainFragments(withoutDefaults(ofComponent, defaults));
  if (!tagsIn(jsx).every((tag) => exported.has(tag))) return '';
  const short = shortened(jsx, 2);
  const called = [...short.matchAll(/\b([a-z]\w*)\.\w+\(/g)].map(([, object = '']) => object);
  const names = [...new Set([...tagsIn(short), ...called])].filter((one) => exported.has(one));
  return names.length === 0 ? short : `import { ${names.toSorted().join(', ')} } from '@portal/ui';\n\n${short}`;
}
