import { readFileSync } from 'node:fs';
import { generate, types } from 'storybook/internal/babel';
import { createStoryArgsResolver, createStoryReferenceResolver, loadCsf, resolveArgValue } from 'storybook/internal/csf-tools';
import type { ComponentInfo } from '../props/info.ts';

const indented = (text: string): string => `\n  ${text.replaceAll('\n', '\n  ')}`;
const isMock = (node: types.Node) => types.isCallExpression(node) && types.isIdentifier(node.callee, { name: 'fn' });

/** A value as JSX has it: an attribute, or the children. */
function written(name: string, node: types.Node): string {
  if (types.isStringLiteral(node)) {
    if (name === 'children') return /[{}<>\n]/.test(node.value) ? `{${JSON.stringify(node.value)}}` : node.value;
    return /["\\\n]/.test(node.value) ? `${name}={${JSON.stringify(node.value)}}` : `${name}="${node.value}"`;
  }
  if (types.isBooleanLiteral(node, { value: true }) && name !== 'children') return name;
  const code = isMock(node) ? '() => {}' : generate(node).code;
  if (name !== 'children') return `${name}={${code}}`;
  return types.isJSX(node) ? code : `{${code}}`;
}

/**
 * The component with the props of its Playground, below its import. Props whose values name what nobody else can import are left out;
 * without a required one there is the import alone.
 */
export function exampleIn(fileName: string, { displayName, props }: ComponentInfo, exported: ReadonlySet<string>): string {
  const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title }).parse();
  const resolver = createStoryArgsResolver(csf, { filePath: fileName, ...createStoryReferenceResolver()() });
  const used = new Set([displayName]);
  const shown = new Map<string, string>();
  for (const [name, node] of Object.entries(resolver.resolve('Playground').args)) {
    const { imports, unresolved } = resolveArgValue(node, resolver.ctx);
    const names = isMock(node) ? [] : imports.map(({ importName = '' }) => importName);
    if (unresolved.length > 0 || names.some((one) => !exported.has(one))) continue;
    for (const one of names) used.add(one);
    shown.set(name, written(name, node));
  }
  if (props.some(({ name, isRequired }) => isRequired && !shown.has(name))) return `import { ${displayName} } from '@portal/ui';`;
  const children = shown.get('children');
  shown.delete('children');
  const attributes = [...shown.values()];
  const isShort = attributes.join(' ').length < 80 && !attributes.some((one) => one.includes('\n'));
  const opening = `<${displayName}${isShort ? attributes.map((one) => ` ${one}`).join('') : attributes.map(indented).join('')}`;
  const closing = isShort ? '' : '\n';
  const jsx = children === undefined ? `${opening}${closing || ' '}/>` : `${opening}${closing}>${indented(children)}\n</${displayName}>`;
  return `import { ${[...used].toSorted().join(', ')} } from '@portal/ui';\n\n${jsx}`;
}
