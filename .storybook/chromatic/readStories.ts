import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse, types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';

const top = path.join(import.meta.dirname, '../..');

/** The stories files as Storybook's own parser reads them, for tests. */
export const readFiles = () =>
  globSync('{packages/*/src,app/src}/**/*.stories.tsx', { cwd: top }).map((file) => {
    const code = readFileSync(path.join(top, file), 'utf8');
    return { file, csf: loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse() };
  });

type Constants = ReadonlyMap<string, types.Node>;

/** The values of all properties of this name in a piece of code, and in the constants that it mentions. */
function valuesOf(name: string, code: types.Node, constants: Constants, read = new Set<types.Node>()): types.Node[] {
  const found: types.Node[] = [];
  read.add(code);
  types.traverseFast(code, (node) => {
    if (types.isObjectProperty(node) && types.isIdentifier(node.key, { name })) found.push(node.value);
    const named = types.isIdentifier(node) ? constants.get(node.name) : undefined;
    if (named && !read.has(named)) found.push(...valuesOf(name, named, constants, read));
  });
  return found;
}

/** The helpers of fields, whose stories get their viewport from `narrow`. */
const helpers = babelParse(readFileSync(path.join(top, '.storybook/args/fieldStories.tsx'), 'utf8'));

/** The constants of a stories file, its stories among them, which may be extended; those that `fieldStories` gives are in its own file. */
function constantsOf({ program }: types.File): Constants {
  const statements = program.body.map((one) => (types.isExportNamedDeclaration(one) ? one.declaration : one));
  const declared = statements.flatMap((one) => (types.isVariableDeclaration(one) ? one.declarations : []));
  return new Map(
    declared.flatMap(({ id, init }): [string, types.Node][] => {
      if (types.isIdentifier(id) && init) return [[id.name, init]];
      if (!types.isObjectPattern(id) || !types.isCallExpression(init) || !types.isIdentifier(init.callee, { name: 'fieldStories' }))
        return [];
      return id.properties.flatMap((one): [string, types.Node][] => {
        if (!types.isObjectProperty(one) || !types.isIdentifier(one.key)) return [];
        const [helper] = valuesOf(one.key.name, helpers, new Map());
        return helper ? [[one.key.name, helper]] : [];
      });
    }),
  );
}

/** Every story: its name, its title, its tags, and whether it or its whole file has a viewport of its own. */
export const readStories = () =>
  readFiles().flatMap(({ csf }) => {
    const constants = constantsOf(csf._ast);
    const hasViewport = (code: types.Node | undefined) =>
      code !== undefined && valuesOf('globals', code, constants).some((globals) => valuesOf('viewport', globals, constants).length > 0);
    const isWhole = hasViewport(csf._metaNode);
    return Object.entries(csf._stories).map(([exported, { name = '', tags = [] }]) => ({
      name,
      title: csf.meta.title ?? '',
      tags: [...(csf.meta.tags ?? []), ...tags],
      isSized: isWhole || hasViewport(csf._storyExports[exported]),
    }));
  });
