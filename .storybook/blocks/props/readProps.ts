import path from 'node:path';
import { API, type Project, SignatureKind, type Symbol, SymbolFlags, type Type } from 'typescript/unstable/sync';
import { texts } from '../../../packages/ui/src/texts.ts';
import type { ComponentInfo, PropInfo } from './info.ts';

const here = import.meta.dirname;
const ui = path.join(here, '../../../packages/ui/src');
const config = path.join(here, 'ui.tsconfig.json');

/** `NodeBuilderFlags.NoTruncation`: the type as a whole. */
const untruncated = 1;

/** The value of a literal, or of each member of a union of literals; nothing for other types. */
function literals(type: Type): (string | number)[] | undefined {
  const members = (type.isUnionType() ? (type.getTypes() ?? []) : [type]).filter((one) => !isUndefined(one));
  const values = members.map((one) => (one.isStringLiteralType() || one.isNumberLiteralType() ? one.value : undefined));
  return values.length > 0 && values.every((one) => one !== undefined) ? values : undefined;
}

const isUndefined = (type: Type): boolean => type.isIntrinsicType() && type.intrinsicName === 'undefined';

/** The patterns that take the props apart: the parameter itself, `{ size = 'md' }`, or in the body `const { size = 'md' } = props`. */
function patternsOf({ parameters, body }: FunctionLike, text: string): readonly Element[] {
  const [parameter] = parameters ?? [];
  if (!parameter?.name) return [];
  const written = ({ pos, end }: Range) => text.slice(pos, end).trim();
  const declared = (body?.statements ?? []).flatMap(({ declarationList }) => declarationList?.declarations ?? []);
  const inBody = declared.filter(({ initializer }) => initializer && written(initializer) === written(parameter.name!));
  return [parameter, ...inBody].flatMap(({ name }) => name?.elements ?? []);
}

/** A text of the package as its words: `texts.modal.close`. */
function inWords(code: string): string {
  const [, group = '', name = ''] = /^texts\.(\w+)\.(\w+)$/.exec(code) ?? [];
  const words = (texts as unknown as Record<string, Record<string, unknown> | undefined>)[group]?.[name];
  return typeof words === 'string' ? `'${words}'` : code;
}

/** The defaults, as texts. */
function defaultsOf(component: Symbol, project: Project): Map<string, string> {
  const declaration = component.valueDeclaration?.resolve(project);
  const found = new Map<string, string>();
  if (!declaration) return found;
  const text = declaration.getSourceFile().text;
  for (const { name, propertyName, initializer } of patternsOf(declaration as unknown as FunctionLike, text)) {
    if (!initializer) continue;
    const key = propertyName ?? name;
    const written = text.slice(initializer.pos, initializer.end).trim();
    // `words` is a group of texts: `{ words = texts.dropdown, placeholder = words.placeholder }`.
    found.set(text.slice(key.pos, key.end).trim(), inWords(written.replace(/^words\b/, found.get('words') ?? 'words')));
  }
  return found;
}

interface FunctionLike {
  parameters?: readonly Declaration[];
  body?: { statements?: readonly { declarationList?: { declarations: readonly Declaration[] } }[] };
}
interface Declaration {
  name?: Range & { elements?: readonly Element[] };
  initializer?: Range;
}
interface Element {
  name: Range;
  propertyName?: Range;
  initializer?: Range;
}
interface Range {
  pos: number;
  end: number;
}

/** A long list, such as the icons, is shown as declared: its values are in the control. */
function printed(options: readonly (string | number)[], declared: string | undefined): string {
  return (options.length > 12 && declared) || options.map((one) => JSON.stringify(one)).join(' | ');
}

/** The type as written in the code. */
function declaredType(prop: Symbol, project: Project): string | undefined {
  const declaration = prop.declarations[0]?.resolve(project);
  const { type } = (declaration ?? {}) as { type?: Range };
  return type && plain(declaration!.getSourceFile().text.slice(type.pos, type.end).trim());
}

/** Rows of the specification are for developers of this package, not for readers of the page. */
const withoutCodes = (text: string): string => text.replaceAll(/\s?\((?:ledger\s)?[A-Z]+-\d[^)]*\)/g, '');

const plain = (type: string): string =>
  type
    .replaceAll('ReactElement<unknown, string | JSXElementConstructor<any>>', 'ReactElement')
    .replace(/ \| undefined$/, '')
    .replace(/^\((\(.*\) => \w+)\)$/, '$1');

function propOf(prop: Symbol, project: Project, fallback: string | undefined): PropInfo {
  const { checker } = project;
  const type = checker.getTypeOfSymbol(prop)!;
  const options = literals(type);
  return {
    name: prop.name,
    type: options ? printed(options, declaredType(prop, project)) : plain(checker.typeToString(type, undefined, untruncated)),
    isRequired: !(prop.flags & SymbolFlags.Optional),
    description: withoutCodes(checker.getDocumentationCommentOfSymbol(prop)),
    ...(options && { options }),
    ...(fallback !== undefined && { default: fallback }),
  };
}

const isOwn = (prop: Symbol): boolean => prop.declarations.some((one) => one.path.includes('/packages/ui/src/'));

/** The components that `packages/ui` exports, each with all props that its type has, as TypeScript resolves them. */
export function readProps(): ComponentInfo[] {
  const api = new API({ cwd: here });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (!project) throw new Error(`TypeScript does not open ${config}`);
    const { checker, program } = project;
    const index = program.getSourceFile(path.join(ui, 'index.ts'));
    const module = index && checker.getSymbolAtLocation(index);
    if (!module) throw new Error('packages/ui/src/index.ts exports nothing');
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const component = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!/^[A-Z]/.test(component.name) || !(component.flags & SymbolFlags.Value)) return [];
      const [signature] = checker.getSignaturesOfType(checker.getTypeOfSymbol(component)!, SignatureKind.Call);
      const [parameter] = signature?.getParameters() ?? [];
      const props = parameter ? checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter)!) : [];
      const defaults = defaultsOf(component, project);
      return [
        {
          displayName: component.name,
          file: path.relative(ui, component.valueDeclaration!.path),
          description: withoutCodes(checker.getDocumentationCommentOfSymbol(component)),
          props: props
            .filter(isOwn)
            .map((prop) => propOf(prop, project, defaults.get(prop.name)))
            .toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired)),
          inherited: props.filter((prop) => !isOwn(prop)).map(({ name }) => name),
        },
      ];
    });
  } finally {
    api.close();
  }
}
