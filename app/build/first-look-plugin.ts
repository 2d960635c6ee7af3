import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A chunk and all its static imports, dependencies first. */
function closure(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  for (const name of chunk.imports) {
    const next = chunks.get(name);
    if (next) closure(next, chunks, found);
  }
  return found.add(chunk);
}

/**
 * The entry script imports the app (`main`) dynamically, on the first interaction, but its styles are needed for the first paint. Its
 * code is preloaded too, for pages that are not server-rendered; from the others the server removes those lines.
 */
export function firstLook(main: string): Plugin {
  return {
    name: 'first-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        // Storybook is built with the same configuration.
        if (path !== '/index.html') return [];
        const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
        const portal = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(main));
        if (!portal) throw new Error(`The build holds no ${main}: nothing would be rendered.`);
        const needed = [...closure(portal, chunks)];
        const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const missing = (file: string) => !html.includes(file);
        return [
          ...styles.filter(missing).map((file) => ({ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` } })),
          ...needed
            .map(({ fileName }) => fileName)
            .filter(missing)
            .map((file) => ({ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` } })),
        ].map((tag) => ({ ...tag, injectTo: 'head' as const }));
      },
    },
  };
}
