import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentInfo } from './info.ts';
import { readProps } from './readProps.ts';

const top = path.join(import.meta.dirname, '../../..');

/** A comment directly above an exported component: what it is. */
const described = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function|const) ([A-Z]\w*)/g;

function descriptions(code: string): { displayName: string; description: string }[] {
  return [...code.matchAll(described)].map(([, comment = '', displayName = '']) => ({
    displayName,
    description: comment.replaceAll(/^\s*\* ?/gm, '').trim(),
  }));
}

/**
 * Gives every component `__docgenInfo`: those of `packages/ui` their props from TypeScript's checker, which follows `Omit` and `Pick`
 * (react-docgen reads one file at a time and does not), all others their description.
 */
export function componentProps(): Plugin {
  let read: Map<string, ComponentInfo[]> | undefined;
  return {
    name: 'component-props',
    enforce: 'pre',
    // Read again after a change, when a page is next requested.
    handleHotUpdate({ file }) {
      if (file.includes('/packages/ui/src/')) read = undefined;
    },
    transform(code, id) {
      const file = path.relative(top, id.replace(/\?.*/, ''));
      if (!/^(packages\/(ui|features)|app)\/src\/.*(?<!\.(stories|test))\.tsx$/.test(file)) return undefined;
      read ??= Map.groupBy(readProps(), (one) => path.join('packages/ui/src', one.file));
      const infos = read.get(file) ?? descriptions(code);
      if (infos.length === 0) return undefined;
      const added = infos.map((info) => `${info.displayName}.__docgenInfo = ${JSON.stringify(info)};`);
      return { code: `${code}\n${added.join('\n')}\n`, map: null };
    },
  };
}
