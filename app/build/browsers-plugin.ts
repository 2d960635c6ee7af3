import path from 'node:path';
import type { Plugin } from 'vite';
import { known } from './browsers/known.ts';
import { unsupportedApis, unsupportedStyles } from './browsers/unsupported.ts';

/** Fails a build that uses what one of the browsers in `browsers.ts` lacks. Syntax is compiled for them. */
export function keepBrowsers(): Plugin {
  let isPortal = false;
  return {
    name: 'browsers',
    // The server bundle is not sent to browsers.
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Storybook is built with the same configuration.
    configResolved: ({ root }) => {
      isPortal = path.basename(root) === 'app';
    },
    writeBundle(_options, bundle) {
      if (!isPortal) return;
      const lacking = Object.values(bundle).flatMap((file) => {
        if (!/\.(js|css)$/.test(file.fileName)) return [];
        const text = file.type === 'chunk' ? file.code : String(file.source);
        const found = file.fileName.endsWith('.css') ? unsupportedStyles(text) : unsupportedApis(text);
        return found.map((what) => ({ what, file: file.fileName }));
      });
      const unknown = lacking.filter(({ what }) => !(what in known)).map(({ what, file }) => `${file}: ${what}`);
      const unused = Object.keys(known).filter((one) => !lacking.some(({ what }) => what === one));
      if (unknown.length > 0)
        this.error(
          `Browsers of app/build/browsers/browsers.ts lack these. Write plain code, or say in known.ts why it does no harm:\n${unknown.join('\n')}`,
        );
      if (unused.length > 0) this.error(`app/build/browsers/known.ts names what is not built any more: ${unused.join(', ')}`);
    },
  };
}
