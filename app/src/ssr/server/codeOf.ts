import type { PageTitle } from '@portal/api';

/** What the build says of its files: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

/** The pages that the server draws, by the titles of their routes, and where the code of each begins. */
export const renderedPages: Partial<Record<PageTitle, string>> = {
  home: '../packages/features/src/directory/home/HomeScreen.tsx',
  directory: '../packages/features/src/directory/catalogue/DirectoryScreen.tsx',
  photographer: 'src/screens/PhotographerRoute.tsx',
};

/** What a page is made of, as names of the build's files, the needed ones first. */
export interface PageCode {
  /** All its styles, the shell's too. */
  styles: string[];
  /** The file that begins all code. */
  start: string;
  /** Its scripts, the shell's too, beyond that one. */
  modules: string[];
}

/** The code of a page that the server draws; null for another one. */
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
  follow('src/main.tsx');
  follow(source);
  return { styles: [...styles], start: chunkOf('index.html').file, modules: [...files.difference(shared)] };
}
