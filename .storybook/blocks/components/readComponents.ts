import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { parseSync } from 'vite';
import type { Guide } from '../guide.ts';
import { describe } from '../screens/descriptions.ts';
import { usedBy } from './imports.ts';

export const top = path.join(import.meta.dirname, '../../..');

/** A documentation page by its address and title. */
export interface PageLink {
  id: string;
  title: string;
}

/** Data about a component with a page, read when the Storybook is built. */
export interface ComponentFacts extends PageLink {
  name: string;
  /** Its folder in `packages/ui/src`. */
  folder: string;
  guide: Guide;
  /** Its stories file, from the top. */
  file: string;
  /** The screens that render it. */
  usedOn: PageLink[];
  /** The day of its last change, without its stories and tests; missing without git. */
  changed?: string;
}

/** The page of a stories file. */
export const pageOf = (text: string): PageLink | undefined => {
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(text)?.[1];
  return title === undefined ? undefined : { id: `${toId(title)}--docs`, title };
};

interface Expression {
  type: string;
  value?: unknown;
  key?: { name: string };
  elements?: Expression[];
  properties?: Expression[];
}

/** The value of an expression made of texts, lists and objects: the only ones a guide is written in. */
function valueOf({ type, value, elements, properties }: Expression): unknown {
  if (type === 'Literal') return value;
  if (type === 'ArrayExpression') return elements?.map(valueOf);
  if (type === 'ObjectExpression')
    return Object.fromEntries((properties ?? []).map((one) => [one.key?.name, valueOf(one.value as Expression)]));
  throw new Error(`A guide is made of texts, lists and objects, and not of ${type}`);
}

/** The guide of a stories file. */
function guideIn(text: string): Guide | undefined {
  const declared = parseSync('guide.stories.tsx', text).program.body.flatMap((one) =>
    one.type === 'VariableDeclaration' ? one.declarations : [],
  );
  const guide = declared.find(({ id }) => id.type === 'Identifier' && id.name === 'guide')?.init;
  return guide ? (valueOf(guide as unknown as Expression) as Guide) : undefined;
}

/** The day of the last change of each file of `packages/ui`. */
function changes(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const log = execFileSync('git', ['log', '--format=> %cs', '--name-only', '--', 'packages/ui/src'], {
      cwd: top,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    let day = '';
    for (const line of log.split('\n')) {
      if (line.startsWith('> ')) day = line.slice(2);
      else if (line !== '' && !days.has(line)) days.set(line, day);
    }
  } catch {
    // Without git, or without its history, no day is shown.
  }
  return days;
}

interface Screen extends PageLink {
  /** Its doc comment. */
  description: string;
  /** Its address in the app, if it has one. */
  address?: string | undefined;
  /** Its stories files. */
  files: string[];
  components: Set<string>;
}

/** A comment above an export, as one line. */
const comment = (text = ''): string =>
  text
    .replace(/\*\/\s*$/, '')
    .replaceAll(/^\s*\/\*\*|^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The description of the component that a stories file imports or declares. */
function describedIn(component: string, file: string, text: string): string {
  const of = new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\n(?:export )?(?:function|const) ${component}\\b`);
  return comment(of.exec(existsSync(file) ? readFileSync(file, 'utf8') : text)?.[1]);
}

/** The component that a stories file is of, and its file. One that the stories file declares itself renders what the file imports. */
export function componentOf(file: string, text: string): { component: string; source: string } {
  const component = /component: (\w+)/.exec(text)?.[1] ?? '';
  const from = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '(\\.[^']+)'`).exec(text)?.[1];
  return { component, source: from ? path.join(path.dirname(file), from) : file };
}

/** Each screen with the components that it renders. */
export function readScreens(): Screen[] {
  const screens = new Map<string, Screen>();
  for (const file of globSync('{packages/features,app}/src/**/*.stories.tsx', { cwd: top }).toSorted()) {
    const text = readFileSync(path.join(top, file), 'utf8');
    const page = pageOf(text);
    if (!page) throw new Error(`${file} has no title`);
    const { component, source: relative } = componentOf(file, text);
    const source = path.join(top, relative);
    const screen = screens.get(page.id) ?? { ...page, description: '', files: [], components: new Set<string>() };
    screens.set(page.id, screen);
    screen.files.push(path.join(top, file));
    screen.description ||= describe(page.title, describedIn(component, source, text));
    screen.address ??= /address: '([^']+)'/.exec(text)?.[1];
    for (const name of usedBy(source, [component])) screen.components.add(name);
  }
  return [...screens.values()];
}

/** All components with a page, in the order of their titles. */
export function readComponents(): ComponentFacts[] {
  const days = changes();
  const screens = readScreens();
  return globSync('packages/ui/src/*/*.stories.tsx', { cwd: top })
    .flatMap((file) => {
      const text = readFileSync(path.join(top, file), 'utf8');
      const page = pageOf(text);
      const guide = guideIn(text);
      const name = /component: (\w+)/.exec(text)?.[1];
      if (!page || !guide || !name) return [];
      const folder = path.basename(path.dirname(file));
      const own = [...days].filter(([one]) => path.dirname(one) === path.dirname(file) && !/\.(?:stories|test)\./.test(one));
      const changed = own
        .map(([, day]) => day)
        .toSorted()
        .at(-1);
      const usedOn = screens.filter(({ components }) => components.has(name)).map(({ id, title }) => ({ id, title }));
      return [{ ...page, name, folder, guide, file, usedOn, ...(changed && { changed }) }];
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** What a screen's page tells beside its stories. */
export interface ScreenFacts extends PageLink {
  /** The pages of the components that it renders. */
  components: PageLink[];
  /** Its Markdown file. */
  file: string;
}

/** The name of a screen's Markdown file. */
export const fileOf = ({ id }: PageLink): string => id.replace(/--docs$/, '.md');

export function screenFacts(): ScreenFacts[] {
  const components = readComponents();
  return readScreens().map((screen) => ({
    id: screen.id,
    title: screen.title,
    file: fileOf(screen),
    components: components
      .filter(({ name }) => screen.components.has(name))
      .map(({ id, title }) => ({ id, title: title.split('/').at(-1) ?? title })),
  }));
}
