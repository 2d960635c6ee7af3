import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { type Container, parse } from 'postcss';
import { parseAst } from 'vite';
import { browsers } from './browsers.ts';

let loaded: CompatData | undefined;
/** MDN's data. Loaded by who needs it: an import would make these 20 MB a part of Vite's configuration. */
const data = (): CompatData => (loaded ??= createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData);

/** The version since when a browser has it; it may have only a part of it. */
function since(support: SimpleSupportStatement | SimpleSupportStatement[] | undefined, mayHavePrefix: boolean): number {
  const found = [support ?? []]
    .flat()
    .filter((one) => !one.flags && !one.alternative_name && (mayHavePrefix || !one.prefix))
    .map(({ version_added: version }) => (version ? Number.parseFloat(version.replace('≤', '')) : Infinity));
  return Math.min(...found.map((version) => (Number.isNaN(version) ? Infinity : version)), Infinity);
}

/** Whether all these browsers have it. What the data does not know is taken for granted. */
function isEverywhere(compat: CompatStatement | undefined, mayHavePrefix = false): boolean {
  if (!compat) return true;
  return Object.entries(browsers).every(
    ([name, version]) =>
      since(compat.support[name as keyof typeof browsers] as SimpleSupportStatement | undefined, mayHavePrefix) <= version,
  );
}

/** What scripts call methods on. Other interfaces have methods named like anybody's own. */
const pageObjects = ['Document', 'Element', 'HTMLElement', 'Navigator', 'Node'];

/** The methods of these objects by name, those of iterators excepted: they are named like those of arrays. */
function methodsByName({ javascript: { builtins = {} }, api }: CompatData): Map<string, CompatStatement[]> {
  const methods = new Map<string, CompatStatement[]>();
  const objects: [string, object][] = [
    ...Object.entries(builtins).filter(([name]) => name !== 'Iterator'),
    ...pageObjects.map((name): [string, object] => [name, api[name] ?? {}]),
  ];
  for (const [owner, object] of objects) {
    const own = (globalThis as unknown as Record<string, { prototype?: object } | undefined>)[owner]?.prototype;
    for (const [name, member] of Object.entries(object)) {
      const compat = (member as Identifier).__compat;
      if (compat && (pageObjects.includes(owner) || (own && name in own))) methods.set(name, [...(methods.get(name) ?? []), compat]);
    }
  }
  return methods;
}
let methods: ReturnType<typeof methodsByName> | undefined;

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined);

/** `object.name`, unless it is computed. */
function memberOf(node: unknown): { object: Node; name: string } | undefined {
  if (!isNode(node) || node.type !== 'MemberExpression' || node['computed']) return undefined;
  const name = nameOf(node['property']);
  return name === undefined ? undefined : { object: node['object'] as Node, name };
}

const iterators = new Set(['values', 'keys', 'entries', 'matchAll']);

/** The functions and classes in this code that one of the browsers lacks, such as `Map.groupBy`, `new Iterator`, `.isSubsetOf()`. */
export function unsupportedApis(code: string): string[] {
  const { api, javascript } = data();
  const { builtins = {} } = javascript;
  methods ??= methodsByName(data());
  const found = new Set<string>();
  const check = (name: string, compat: CompatStatement | undefined) => !isEverywhere(compat) && found.add(name);

  walk(parseAst(code) as unknown as Node, (node) => {
    if (node.type === 'NewExpression') {
      const name = nameOf(node['callee']) ?? '';
      check(`new ${name}`, (builtins[name] ?? api[name])?.__compat);
    }
    const member = memberOf(node);
    const owner = nameOf(member?.object);
    if (member && owner !== undefined) {
      const { name } = member;
      check(`${owner}.${name}`, builtins[owner]?.[name]?.__compat ?? api[owner]?.[`${name}_static`]?.__compat);
    }
    const called = node.type === 'CallExpression' ? memberOf(node['callee']) : undefined;
    if (!called) return;
    // A name that an older object has too may be called on that one.
    const known = methods?.get(called.name) ?? [];
    if (known.length > 0 && known.every((compat) => !isEverywhere(compat))) found.add(`.${called.name}()`);
    const before = called.object.type === 'CallExpression' ? memberOf(called.object['callee']) : undefined;
    if (before && iterators.has(before.name) && nameOf(before.object) !== 'Object')
      check(`.${before.name}().${called.name}()`, builtins['Iterator']?.[called.name]?.__compat);
  });
  return [...found].toSorted();
}

/** The properties, keywords, selectors and rules in this style sheet that one of the browsers lacks; not what `@supports` asks for. */
export function unsupportedStyles(text: string): string[] {
  const { selectors = {}, 'at-rules': rules = {}, properties = {}, types = {} } = data().css;
  const found = new Set<string>();
  const check = (name: string, compat: CompatStatement | undefined) => !isEverywhere(compat, true) && found.add(name);

  const visit = (container: Container): void => {
    container.each((node) => {
      if (node.type === 'atrule') {
        if (node.name === 'supports') return;
        check(`@${node.name}`, rules[node.name]?.__compat);
        for (const [, feature = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
          check(`@${node.name} (${feature})`, rules[node.name]?.[feature]?.__compat);
        }
      }
      if (node.type === 'rule') {
        for (const [pseudo, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g)) check(pseudo, selectors[name]?.__compat);
        if (node.selector.includes('&')) check('&', selectors['nesting']?.__compat);
      }
      if (node.type === 'decl' && !node.prop.startsWith('-')) {
        check(node.prop, properties[node.prop]?.__compat);
        for (const [keyword] of node.value.matchAll(/[a-z][a-z-]*/g)) {
          check(`${node.prop}: ${keyword}`, properties[node.prop]?.[keyword]?.__compat);
        }
        for (const [, name = ''] of node.value.matchAll(/([a-z-]+)\(/g)) {
          for (const type of Object.values(types)) check(`${name}()`, (name in type ? (type as Identifier)[name] : undefined)?.__compat);
        }
      }
      if ('nodes' in node && node.nodes) visit(node);
    });
  };
  visit(parse(text));
  return [...found].toSorted();
}
