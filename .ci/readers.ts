import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { top } from './part.ts';

/** The sources of the workspace by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** All sources that are tracked, or about to be. */
export function readSources(): Sources {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mdx'], {
    cwd: top,
    encoding: 'utf8',
  });
  const there = [...new Set(files.split('\0'))].filter((file) => file !== '' && existsSync(path.join(top, file)));
  return new Map(there.filter((file) => !file.endsWith('.d.ts')).map((file) => [file, readFileSync(path.join(top, file), 'utf8')]));
}

/** What stories alone use, beside what it shows. */
const ofStories = [
  'packages/features/src/common/uploads/exampleFiles.ts',
  'packages/features/src/session/register/fillForm.ts',
  'packages/ui/src/image-grid/examples.ts',
  'packages/ui/src/modal/Framed.tsx',
  'packages/ui/src/modal/StillDialog.tsx',
  'packages/ui/src/toast/StillToast.tsx',
];

/** Tests, stories, and what only they use: none of them counts as a reader. */
export const isOfTests = (file: string): boolean =>
  ofStories.includes(file) ||
  /\.(?:test|spec|stories)\.tsx?$|(?:^|\/)(?:testing|test|e2e|bench|seeded)\/|\/(?:inStories|vitest[\w.-]*)\.tsx?$/.test(file);

/** What a build ships to browsers or runs as the server. */
export const ships = (file: string): boolean =>
  /^(?:packages\/(?:ui|api|features|server)|app)\/src\/.*\.tsx?$/.test(file) && !isOfTests(file);

interface Import {
  /** The file, where it is one of the workspace. */
  from: string;
  /** `*`: all of them. */
  name: string;
  /** Under which it is used; empty for a re-export. */
  local: string;
  /** It is erased. */
  isType?: boolean;
}

interface Export {
  name: string;
  /** Its own name in the file; null for a re-export. */
  local: string | null;
  isType: boolean;
  /** What it passes on. */
  of: { from: string; name: string } | null;
}

/** A node of the syntax tree. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

export interface Module {
  imports: readonly Import[];
  exports: readonly Export[];
  program: Node;
}

/** The file that `specifier` names in `file`; null for a package from outside. */
export type Resolve = (file: string, specifier: string) => string | null;

/** Packages of the workspace by their `exports`. */
export function workspaceResolver(): Resolve {
  const entries = new Map<string, string>();
  for (const folder of ['packages/api', 'packages/ui', 'packages/features', 'packages/server', 'mocks']) {
    const { name, exports } = JSON.parse(readFileSync(path.join(top, folder, 'package.json'), 'utf8')) as {
      name: string;
      exports: Record<string, string>;
    };
    for (const [key, target] of Object.entries(exports)) entries.set(path.posix.join(name, key), path.posix.join(folder, target));
  }
  return (file, specifier) =>
    specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : (entries.get(specifier) ?? null);
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }): string =>
  kind === 'Default' ? 'default' : kind === 'Name' ? (name ?? '') : '*';

/** What a file imports and exports. */
export function parseModule(file: string, text: string, resolve: Resolve): Module {
  if (file.endsWith('.mdx')) return { imports: importsOfPage(file, text, resolve), exports: [], program: { type: 'Program' } };
  const { module, program } = parseSync(file, text);
  const imports: Import[] = [];
  const exports: Export[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = resolve(file, moduleRequest.value);
    if (from)
      for (const { importName, localName, isType } of entries)
        imports.push({ from, name: nameOf(importName), local: localName.value, isType });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, importName, exportName, localName, isType } of entries) {
      const from = moduleRequest && resolve(file, moduleRequest.value);
      const name = nameOf(exportName);
      if (moduleRequest) exports.push({ name, local: null, isType, of: from ? { from, name: nameOf(importName) } : null });
      else exports.push({ name, local: nameOf(localName), isType, of: null });
    }
  }
  // What a lazy import reads of its module is not followed.
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^['"`](.+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1];
    const from = specifier && resolve(file, specifier);
    if (from) imports.push({ from, name: '*', local: '' });
  }
  for (const [, specifier = ''] of text.matchAll(/\btypeof import\('([^']+)'\)/g)) {
    const from = resolve(file, specifier);
    if (from) imports.push({ from, name: '*', local: '' });
  }
  return { imports, exports, program: program as unknown as Node };
}

function importsOfPage(file: string, text: string, resolve: Resolve): Import[] {
  return [...text.matchAll(/^import\s+(.+?)\s+from\s+'([^']+)'/gm)].flatMap(([, , specifier = '']) => {
    const from = resolve(file, specifier);
    return from ? [{ from, name: '*', local: '' }] : [];
  });
}

/** Every module by its path. */
export const parseAll = (sources: Sources, resolve: Resolve): Map<string, Module> =>
  new Map([...sources].map(([file, text]) => [file, parseModule(file, text, resolve)]));

/** All nodes of a tree. */
export function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* nodesOf(one);
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node) yield node as Node;
    for (const value of Object.values(node)) if (typeof value === 'object') yield* nodesOf(value);
  }
}

/** The members of a namespace import that a file uses; null where it passes the whole on. */
function membersOf(text: string, local: string): string[] | null {
  const uses = [...text.matchAll(new RegExp(`(?<![.\\w])${local}\\b(?:\\.(\\w+))?`, 'g'))].slice(1);
  return uses.some(([, member]) => member === undefined) ? null : uses.map(([, member = '']) => member);
}

const key = (file: string, name: string): string => `${file} ${name}`;

/** What is read of which file, through all files that only pass it on. */
function demands(all: ReadonlyMap<string, Module>, sources: Sources): Set<string> {
  const read = new Set<string>();
  const demand = (file: string, name: string): void => {
    const exports = all.get(file)?.exports;
    if (!exports || read.has(key(file, name))) return;
    read.add(key(file, name));
    for (const one of exports) {
      if (name === '*' || one.name === name) {
        read.add(key(file, one.name));
        if (one.of) demand(one.of.from, one.of.name === '*' ? name : one.of.name);
      } else if (one.name === '*' && one.of) demand(one.of.from, name);
    }
  };
  for (const [file, { imports }] of all) {
    if (isOfTests(file)) continue;
    for (const { from, name, local } of imports) {
      const members = name === '*' && local !== '' ? membersOf(sources.get(file) ?? '', local) : null;
      for (const one of members ?? [name]) demand(from, one);
    }
  }
  return read;
}

/** A primitive that Storybook documents has a reader: its page. */
const isDocumented = (sources: Sources, file: string, of: Export['of']): boolean => {
  const component = file === 'packages/ui/src/index.ts' ? (of?.from ?? '') : file;
  return component.startsWith('packages/ui/') && sources.has(component.replace(/\.tsx$/, '.stories.tsx'));
};

/** The exports that ship and that nothing reads but tests and stories, not even their own file. Types are erased: they do not ship. */
export function unreadExports(all: ReadonlyMap<string, Module>, sources: Sources): string[] {
  const read = demands(all, sources);
  return [...all].flatMap(([file, { exports, program }]) => {
    if (!ships(file)) return [];
    const unread = exports.filter(
      (one) => !one.isType && one.name !== '*' && !read.has(key(file, one.name)) && !isDocumented(sources, file, one.of),
    );
    if (unread.length === 0) return [];
    const uses = new Map<unknown, number>();
    for (const node of nodesOf(program)) {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') uses.set(node['name'], (uses.get(node['name']) ?? 0) + 1);
    }
    // Its declaration is one.
    return unread.filter(({ local }) => local === null || (uses.get(local) ?? 0) < 2).map(({ name }) => `${file}: ${name}`);
  });
}

/** The texts of a catalogue by their keys: `choice.failed`. */
export function keysOf(node: object, parent = ''): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${parent}${name}`] : keysOf(value as object, `${parent}${name}.`),
  );
}

const escapeRegExp = (text: string): string => text.replaceAll(/[^\w\s]/g, '\\$&');

/** What a variable in a template stands for. */
const variable = '[\\w-]+';

/** The texts that an expression may name: a literal, a choice of several, or a template, in which a variable stands for one part of a key. */
function patternsOf(node: Node): string[] {
  const several = (...parts: unknown[]) => parts.flatMap((part) => patternsOf(part as Node));
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [escapeRegExp(node['value'])] : [];
  if (node.type === 'ConditionalExpression') return several(node['consequent'], node['alternate']);
  if (node.type === 'LogicalExpression') return several(node['left'], node['right']);
  if (node.type !== 'TemplateLiteral') return [];
  const expressions = node['expressions'] as Node[];
  return (node['quasis'] as { value: { cooked: string } }[]).reduce<string[]>(
    (starts, { value }, index) => {
      const expression = expressions[index];
      const found = expression ? patternsOf(expression) : [''];
      const ends = found.length > 0 ? found : [variable];
      return starts.flatMap((start) => ends.map((end) => start + escapeRegExp(value.cooked) + end));
    },
    [''],
  );
}

/** The files that say each text of a catalogue: those that read it and name the text, in a call or in a list of keys. */
export function readersOfTexts(all: ReadonlyMap<string, Module>, catalogue: string, keys: readonly string[]): Map<string, string[]> {
  const door = `${path.posix.dirname(catalogue)}/texts.ts`;
  const found = new Map(keys.map((one) => [one, [] as string[]]));
  for (const [file, { imports, program }] of all) {
    if (!ships(file) || !imports.some(({ from }) => from === door || from === catalogue)) continue;
    const patterns = [...nodesOf(program)].filter(({ type }) => type === 'Literal' || type === 'TemplateLiteral').flatMap(patternsOf);
    // A template of variables alone names nothing.
    const named = new Set(patterns.filter((pattern) => /\w/.test(pattern.replaceAll(variable, ''))));
    const fits = new RegExp(`^(?:${[...named].join('|')})$`);
    for (const [one, files] of found) if (fits.test(one)) files.push(file);
  }
  return found;
}

/** The texts of a catalogue that no screen says. */
export const unreadTexts = (all: ReadonlyMap<string, Module>, catalogue: string, keys: readonly string[]): string[] =>
  [...readersOfTexts(all, catalogue, keys)].flatMap(([one, files]) => (files.length > 0 ? [] : `${catalogue}: ${one}`));

/** Texts in code, that several packages say. */
export const sentences = [
  ['packages/api/src/contract/sentences.ts', 'sentences'],
  ['packages/api/src/groups/group-sentences.ts', 'groupSentences'],
  ['packages/api/src/shares/share-sentences.ts', 'shareSentences'],
  ['packages/api/src/shares/send-sentences.ts', 'sendSentences'],
  ['packages/server/src/http/errors/texts.ts', 'texts'],
  ['packages/ui/src/texts.ts', 'texts'],
] as const;

/** The files that read each member of an object of texts in code, of its first level; a file that reads one by a variable reads all that it names. */
export function readersOfMembers(all: ReadonlyMap<string, Module>, sources: Sources, file: string, name: string): Map<string, string[]> {
  const { program } = all.get(file) ?? { program: { type: 'Program' } };
  const declared = [...nodesOf(program)].find((node) => node.type === 'VariableDeclarator' && (node['id'] as Node)['name'] === name);
  const object = [...nodesOf(declared)].find(({ type }) => type === 'ObjectExpression');
  const members = ((object?.['properties'] ?? []) as Node[]).map((property) =>
    String((property['key'] as Node)['name'] ?? (property['key'] as Node)['value']),
  );
  const found = new Map(members.map((member) => [member, [] as string[]]));
  for (const [reader, text] of sources) {
    const read = new Set<string>();
    if (!ships(reader)) continue;
    // Imported under another name where two files have texts of the same name, or with all of its package.
    const imported = (all.get(reader)?.imports ?? []).flatMap((one) => (one.name === name && one.local !== '' ? one.local : []));
    const locals = reader === file || text.includes(`.${name}.`) ? [...imported, name] : imported;
    for (const local of locals) {
      for (const [, member = ''] of text.matchAll(new RegExp(`\\b${local}\\??\\.(\\w+)`, 'g'))) read.add(member);
      if (new RegExp(`\\b${local}\\[`).test(text)) for (const [, , member = ''] of text.matchAll(/(['"`])([\w.-]+)\1/g)) read.add(member);
    }
    for (const [member, files] of found) if (read.has(member)) files.push(reader);
  }
  return found;
}

/** Those that no file which ships reads. */
export const unreadMembers = (...[all, sources, file, name]: Parameters<typeof readersOfMembers>): string[] =>
  [...readersOfMembers(all, sources, file, name)].flatMap(([member, files]) => (files.length > 0 ? [] : `${file}: ${member}`));

const isScreen = (file: string): boolean => /^(?:packages\/features|app)\//.test(file) && ships(file);

/** The calls that no screen makes: their names. */
export function uncalled(all: ReadonlyMap<string, Module>, names: readonly string[]): string[] {
  const made = [...all]
    .filter(([file]) => isScreen(file))
    .flatMap(([, { imports }]) => imports.filter(({ from }) => from.startsWith('packages/api/')));
  const imported = new Set(made.map(({ name }) => name));
  return names.filter((name) => !imported.has(name));
}
