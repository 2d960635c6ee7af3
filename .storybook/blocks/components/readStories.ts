import { readFileSync } from 'node:fs';
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools';
import { isGuard } from '../../guards.ts';
import { inSentenceCase } from '../../names.ts';

export interface Stories {
  /** The visual stories, with the doc comment of each as one line. */
  states: { name: string; description: string }[];
  /** The names of the guards. */
  guards: string[];
}

/** The stories of a file, with the names that the index has: Storybook's own parser reads both. */
export function storiesIn(fileName: string): Stories {
  const csf = loadCsf(readFileSync(fileName, 'utf8'), { fileName, makeTitle: (title) => title }).parse();
  const stories: Stories = { states: [], guards: [] };
  for (const { exportName, name = exportName } of csf.indexInputs) {
    const description = extractDescription(csf._storyStatements[exportName]).replaceAll(/\s+/g, ' ');
    if (isGuard(name)) stories.guards.push(name.replace('Guard: ', ''));
    else stories.states.push({ name: inSentenceCase(name), description });
  }
  return stories;
}
