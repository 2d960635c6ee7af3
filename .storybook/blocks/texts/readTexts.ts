import compile from 'icu-minify/compile';
import { parseSync } from 'vite';
import { type Module, type Node, nodesOf } from '../../../.ci/readers.ts';
import type { Written } from './rows.ts';

interface Cases {
  readonly [name: string]: Compiled;
}
type Compiled = string | number | Cases | Compiled[];

const joined = (parts: readonly Compiled[]): string[] =>
  parts.map(formsOf).reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), ['']);

/** Each form of a compiled part of a message. */
function formsOf(part: Compiled): string[] {
  if (typeof part === 'string') return [part];
  // The number of a plural.
  if (typeof part === 'number') return ['#'];
  if (!Array.isArray(part)) return Object.values(part).flatMap(formsOf);
  const [name, kind, cases] = part;
  const isVariable = typeof name === 'string' && (part.length === 1 || (typeof kind === 'number' && kind > 0));
  if (!isVariable) return joined(part);
  return typeof cases === 'object' ? formsOf(cases) : [`{${name}}`];
}

/** The forms of a message in a catalogue (ICU). */
export function formsOfMessage(message: string): string[] {
  const compiled = compile(message) as Compiled;
  return [...new Set(Array.isArray(compiled) ? joined(compiled) : formsOf(compiled))];
}

/** The sentences that an expression in code may be, with the expressions in them by their source. */
function sentencesOf(node: Node | null, source: string): string[] {
  const several = (parts: unknown) => (parts as Node[]).flatMap((one) => sentencesOf(one, source));
  switch (node?.type) {
    case 'Literal':
      return [String(node['value'])];
    case 'TemplateLiteral': {
      const expressions = (node['expressions'] as { start: number; end: number }[]).map(
        ({ start, end }) => `{${source.slice(start, end)}}`,
      );
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }, at) => value.cooked + (expressions[at] ?? ''));
      return [parts.join('')];
    }
    case 'ConditionalExpression':
      return several([node['consequent'], node['alternate']]);
    case 'ArrayExpression':
      return several(node['elements']);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return several([node['body']]);
    case 'BlockStatement':
      return several(node['body']);
    case 'ParenthesizedExpression':
      return several([node['expression']]);
    case 'ReturnStatement':
      return several([node['argument']]);
    default:
      return [];
  }
}

/** The texts of a file, with their lines: of a catalogue, or of the object of that name in code. */
export function textsIn(file: string, text: string, name?: string): Written[] {
  const source = name === undefined ? `(${text})` : text;
  const program = parseSync(file.replace(/json$/, 'ts'), source).program as unknown as Node;
  const from =
    name === undefined
      ? program
      : [...nodesOf(program)].find(({ type, id }) => type === 'VariableDeclarator' && (id as Node)['name'] === name);
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const read = (object: Node, parent: string): Written[] =>
    (object['properties'] as (Node & { key: Node; value: Node; start: number })[]).flatMap(({ key: named, value, start }) => {
      const key = `${parent}${String(named['name'] ?? named['value'])}`;
      if (value.type === 'ObjectExpression') return read(value, `${key}.`);
      const sentences = sentencesOf(value, source);
      return { key, forms: name === undefined ? sentences.flatMap(formsOfMessage) : sentences, line: lineAt(start) };
    });
  const object = [...nodesOf(from)].find(({ type }) => type === 'ObjectExpression');
  if (!object) throw new Error(`${file} has no texts`);
  return read(object, '');
}

/** The files in which what is imported is declared, behind those that only pass it on. */
function declaredIn(all: ReadonlyMap<string, Module>, file: string, name: string): string[] {
  const exports = all.get(file)?.exports ?? [];
  const named = exports.filter((one) => one.name === name);
  const passed = (named.length > 0 ? named : exports.filter((one) => one.name === '*')).flatMap(({ of }) =>
    of ? declaredIn(all, of.from, of.name === '*' ? name : of.name) : [],
  );
  if (name === '*') return [file, ...exports.flatMap(({ of }) => (of ? declaredIn(all, of.from, of.name) : []))];
  return named.some(({ of }) => !of) ? [file] : passed;
}

/** A file with all that it imports, lazily too, and that those import. */
export function reachedFrom(all: ReadonlyMap<string, Module>, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { from, name, isType } of all.get(file)?.imports ?? [])
    if (!isType) for (const one of declaredIn(all, from, name)) reachedFrom(all, one, seen);
  return seen;
}

/** The address of files on a code host, by the remote of the repository; without credentials. */
export function filesOf(remote: string): string | undefined {
  const [, host, name] = /^(?:\w+:\/\/)?(?:[^@/]*@)?([\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote.trim()) ?? [];
  // The default branch: a change can be proposed to a branch, not to a commit.
  return name === undefined ? undefined : `https://${host}/${name}/blob/HEAD/`;
}

/** The story that opens a stories file: its first picture, or else its first guard. */
export function firstStory(text: string): { name: string; isPicture: boolean } | undefined {
  const stories = [...text.matchAll(/^export const (\w+) = \w+\.(?:story|extend)\(([^]*?)(?=^export const |$(?![^]))/gm)].map(
    ([, name = '', code = '']) => ({ name, isPicture: !/\bname: ['"`]Guard: /.test(code) }),
  );
  return stories.find(({ isPicture }) => isPicture) ?? stories[0];
}
