import type { Plugin } from 'vite';

/** The Cyrillic files of the serif and the sans, which nearly every word needs. */
const first = /(literata|onest)-cyrillic-[\w-]{8}\.woff2$/;

/** Preloads these two fonts in parallel with the styles, so that no word changes its shape late. */
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
