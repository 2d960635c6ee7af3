/** What the build says of its files: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>;

/** The pages that the server draws, and where the code of each begins: as in routes.tsx. */
const drawn: readonly (readonly [page: RegExp, source: string])[] = [
  [/^\/$/, '../packages/features/src/directory/home/HomeScreen.tsx'],
  [/^\/photographers\/?$/, '../packages/features/src/directory/catalogue/DirectoryScreen.tsx'],
  [/^\/photographer\/\d+\/?$/, 'src/screens/PhotographerRoute.tsx'],
];

/** What a page is made of, as names of the build's files, the needed ones first. */
export interface PageCode {
  /** All its styles, the shell's too. */
  styles: string[];
  /** Its scripts beyond those of the shell, which the empty page names itself. */
  modules: string[];
}

/** The code of a page that the server draws; null for another one. */
export function codeOf(pathname: string, manifest: Manifest): PageCode | null {
  const source = drawn.find(([page]) => page.test(pathname))?.[1];
  if (source === undefined) return null;
  const files = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const next of chunk.imports ?? []) follow(next);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  follow('index.html');
  follow('src/main.tsx');
  const shell = new Set(files);
  follow(source);
  return { styles: [...styles], modules: [...files.difference(shell)] };
}
