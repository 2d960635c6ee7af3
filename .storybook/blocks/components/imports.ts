import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** `import … from '…'` and `import('…')`, with the names between braces. */
const importing = /(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|[\w*]+)[^'";]*?from\s+'([^']+)'|import\('([^']+)'\)/g;

interface Import {
  names: string[];
  from: string;
}

const importsOf = (text: string): Import[] =>
  [...text.matchAll(importing)].map(([, names = '', from = '', lazy = '']) => ({
    names: names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      )
      .filter(Boolean),
    from: from || lazy,
  }));

/** The components of `packages/ui` that a file renders, itself or through its imports. Of an `index.ts` only the imported names count. */
export function usedBy(file: string, wanted: readonly string[] = [], seen = new Set<string>()): Set<string> {
  const isIndex = path.basename(file) === 'index.ts';
  const key = isIndex ? `${file} ${wanted.join()}` : file;
  const used = new Set<string>();
  if (seen.has(key) || !existsSync(file)) return used;
  seen.add(key);
  for (const { names, from } of importsOf(readFileSync(file, 'utf8'))) {
    const asked = isIndex ? names.filter((name) => wanted.includes(name)) : names;
    if (from === '@portal/ui') for (const name of names) used.add(name);
    else if (from.startsWith('.') && /\.tsx?$/.test(from) && (!isIndex || asked.length > 0))
      for (const name of usedBy(path.join(path.dirname(file), from), asked, seen)) used.add(name);
  }
  return used;
}
