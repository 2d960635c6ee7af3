import type { Plugin } from 'vite';

/** The two files that nearly every word of the portal needs: names and titles, and everything that is operated. */
const first = /(literata|onest)-cyrillic-[\w-]{8}\.woff2$/;

/** Asks for the first two fonts together with the styles, not after them: no word changes its shape late. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
