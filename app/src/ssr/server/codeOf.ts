import type { PageTitle } from '@portal/api';

/** The build's manifest: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

/** The pages that the server renders, by route title, with the module of each. */
export const renderedPages: Partial<Record<PageTitle, string>> = {
  home: '../packages/features/src/directory/home/HomeScreen.tsx',
  directory: '../packages/features/src/directory/catalogue/DirectoryScreen.tsx',
  photographer: 'src/screens/PhotographerRoute.tsx',
};

/** The built files of a page, dependencies first. */
export interface PageCode {
  /** All style sheets, including the shell's. */
  styles: string[];
  /** The entry script. */
  start: string;
  /** All other scripts, including the shell's. */
  modules: string[];
}

/** The files of a server-rendered page; null for any other. */
export function codeOf(title: PageTitle, manifest: Manifest): PageCode | null {
  const source = renderedPages[title];
  if (source === undefined) return null;
  const files = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const chunkOf = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    return chunk;
  };
  const follow = (name: string) => {
    const chunk = chunkOf(name);
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) follow(next);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  follow('index.html');
  const shared = new Set(files);
  follow('src/ssr/client/main.tsx');
  follow(source);
  return { styles: [...styles], start: chunkOf('index.html').file, modules: [...files.difference(shared)] };
}
