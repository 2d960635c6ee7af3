import path from 'node:path';
import type { Plugin } from 'vite';

interface Patch {
  /** The file of React Aria. */
  file: RegExp;
  find: string | RegExp;
  replace: string;
}

const patches: Patch[] = [
  // Whether the browser's locale is valid: this loads all date tables, 80 ms on a slow phone. The replacement rejects the same locales
  // without them.
  {
    file: /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    find: 'Intl.DateTimeFormat.supportedLocalesOf(',
    replace: 'Intl.getCanonicalLocales(',
  },
  // Whether `signDisplay` is supported: this loads the number tables, 40 to 90 ms. All supported browsers have it.
  {
    file: /\/@internationalized\/number\/dist\/private\/NumberFormatter\.mjs$/,
    find: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
    replace: 'true',
  },
];

/** Replaces feature checks of React Aria that block a slow phone at start. */
export function quickAria(): Plugin {
  const found = new Set<Patch>();
  let isPortal = false;
  return {
    name: 'quick-aria',
    apply: 'build',
    // Not the server bundle, and not Storybook, which is built with the same configuration.
    configResolved: ({ root, build }) => {
      isPortal = path.basename(root) === 'app' && !build.ssr;
    },
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler(code, id) {
        const patch = patches.find(({ file }) => file.test(id));
        if (!patch) return null;
        const patched = code.replace(patch.find, patch.replace);
        if (patched !== code) found.add(patch);
        return { code: patched, map: null };
      },
    },
    buildEnd(error) {
      if (error || found.size === patches.length || !isPortal) return;
      this.error('React Aria has changed: check whether quick-aria-plugin.ts is still needed.');
    },
  };
}
