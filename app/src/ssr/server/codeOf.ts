import type { PageTitle } from '@portal/api';

/** The build's manifest: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

const directory = '../packages/features/src/directory';
const dialog = `${directory}/modal/PhotographerModal.tsx`;
const viewer = `${directory}/portfolio/PhotoViewer.tsx`;

/** The pages that the server renders, by route title: the module of each, and of what a click on it opens. */
export const renderedPages: Partial<Record<PageTitle, { page: string; opened: string[] }>> = {
  home: { page: `${directory}/home/HomeScreen.tsx`, opened: [dialog] },
  directory: { page: `${directory}/catalogue/DirectoryScreen.tsx`, opened: [dialog] },
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
  /** The scripts of what a click on it opens. */
  preloaded: string[];
}

/** The files of a server-rendered page; null for any other. */
export function codeOf(title: PageTitle, manifest: Manifest): PageCode | null {
  const rendered = renderedPages[title];
  if (rendered === undefined) return null;
  const seen = new Set<string>();
  const styles = new Set<string>();
  const follow = (names: string[]): string[] =>
    names.flatMap((name) => {
      const chunk = manifest[name];
      if (!chunk) throw new Error(`The build has no ${name}`);
      if (seen.has(name)) return [];
      seen.add(name);
      const files = [...follow(chunk.imports ?? []), chunk.file];
      for (const style of chunk.css ?? []) styles.add(style);
      return files;
    });
  const scripts = follow(['index.html', rendered.page]);
  // What is opened later brings its styles itself.
  const code = { styles: [...styles], scripts };
  return { ...code, preloaded: follow(rendered.opened) };
}
