import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** A chunk and all that it cannot be without, the needed ones first. */
function closure(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>, found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  for (const name of chunk.imports) {
    const next = chunks.get(name);
    if (next) closure(next, chunks, found);
  }
  return found.add(chunk);
}

/**
 * The page's script asks for the portal (`main`) only when somebody uses the page: its looks are needed before. Its
 * code is named too, for the pages that the server does not draw; on a drawn one the server takes those lines out.
 */
export function firstLook(main: string): Plugin {
  return {
    name: 'first-look',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, path }) => {
        // The book is built with the same settings.
        if (path !== '/index.html') return [];
        const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
        const portal = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(main));
        if (!portal) throw new Error(`The build holds no ${main}: nothing would be drawn.`);
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
