import type { PageTitle } from '@portal/api';

/** The build's manifest: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

const directory = '../packages/features/src/directory';
const dialog = `${directory}/modal/PhotographerModal.tsx`;
const filters = `${directory}/filters/Filters.tsx`;
const viewer = `${directory}/portfolio/PhotoViewer.tsx`;

/** The pages that the server renders, by route title: the module of each, of what it loads by itself on wide screens, and of what a click opens. */
export const renderedPages: Partial<Record<PageTitle, { page: string; wide?: string[]; opened: string[] }>> = {
  home: { page: `${directory}/home/HomeScreen.tsx`, wide: [filters], opened: [dialog] },
  directory: { page: `${directory}/list/DirectoryScreen.tsx`, wide: [filters], opened: [dialog] },
  photographer: { page: 'src/screens/PhotographerRoute.tsx', opened: [viewer] },
  terms: { page: 'src/screens/TermsScreen.tsx', opened: [] },
  shared: { page: 'src/screens/SharedRoute.tsx', opened: [] },
  // Part of the shell.
  notFound: { page: 'index.html', opened: [] },
};

/** The built files of a page. */
export interface PageCode {
  /** The style sheets of what is rendered, including the shell's, dependencies first. */
  styles: string[];
  /** Its scripts, in the order in which they are needed, dependencies first. */
  scripts: string[];
  /** The scripts and style sheets of what wide screens show and a click opens. */
  preloaded: string[];
}

/** The built files of some modules, each once, dependencies first. */
function filesOf(modules: readonly string[], manifest: Manifest): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const follow = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(name)) return [];
    seen.add(name);
    const files = [...(chunk.imports ?? []).flatMap(follow), chunk.file];
    for (const style of chunk.css ?? []) styles.add(style);
    return files;
  };
  return { scripts: modules.flatMap(follow), styles: [...styles] };
}

/** The files of a server-rendered page; null for any other. */
export function codeOf(title: PageTitle, manifest: Manifest): PageCode | null {
  const rendered = renderedPages[title];
  if (rendered === undefined) return null;
  const { page, wide = [], opened } = rendered;
  const { scripts } = filesOf(['index.html', page], manifest);
  // The server renders both widths.
  const { styles } = filesOf(['index.html', page, ...wide], manifest);
  const later = filesOf([...opened, ...wide], manifest);
  const shown = new Set([...scripts, ...styles]);
  return { scripts, styles, preloaded: [...later.scripts, ...later.styles].filter((file) => !shown.has(file)) };
}
