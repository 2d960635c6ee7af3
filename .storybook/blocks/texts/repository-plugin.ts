import { execFileSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { top } from '../components/readComponents.ts';
import { filesOf } from './readTexts.ts';

/** Where the files can be read and changed; nothing without a repository on a code host. */
function repository(): string | undefined {
  try {
    return filesOf(execFileSync('git', ['remote', 'get-url', 'origin'], { cwd: top, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return undefined;
  }
}

/** The module `virtual:repository`: where the files of the workspace can be read, if that is known. */
export function repositoryFiles(): Plugin {
  const id = '\0virtual:repository';
  return {
    name: 'repository',
    resolveId: (wanted) => (wanted === 'virtual:repository' ? id : undefined),
    load: (wanted) => (wanted === id ? `export default ${JSON.stringify(repository())};` : undefined),
  };
}
