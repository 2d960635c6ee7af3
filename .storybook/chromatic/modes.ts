import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { areas, stateOf } from '../blocks/screens/states.ts';
import { isGuard } from '../guards.ts';

const light = { theme: 'light', viewport: 'desktop' };
const dark = { theme: 'dark', viewport: 'desktop' };
const mobile = { theme: 'light', viewport: 'mobile' };
/** Between a tablet and a notebook, where the columns of a screen have least space. */
const between = { laptop: { theme: 'light', viewport: 'laptop' }, compact: { theme: 'light', viewport: 'compact' } };
/** These states have the columns of the others with less in them: the walk of the built Storybook measures them at each width. */
const sparse = ['Loading', 'Empty', 'Failed'];

/** Dialogs of one column: as wide in a window of 1024 px as in any larger one. */
const dialogs = ['Projects/Archive upload', 'Projects/Cards', 'Projects/Groups', 'Projects/Image upload', 'Projects/Match report'];

interface SnapshotStory {
  name: string;
  title: string;
  tags: readonly string[];
  /** The story has its own viewport. */
  isSized: boolean;
}

/** The themes and widths in which Chromatic takes a snapshot of a story: those that show something. A guard shows nothing. */
export function chromaticOf({ name, title, tags, isSized }: SnapshotStory) {
  if (isGuard(name)) return { disableSnapshot: true };
  // Its words at its own width; its colours are those of the other stories.
  if (isSized) return { modes: { light: { theme: 'light' } } };
  if (name === 'Do and don’t') return { modes: { light } };
  // A primitive is as wide as its place, unless its outcome depends on the screen.
  if (title.startsWith('Primitives/') && !tags.includes('phone')) return { modes: { light, dark } };
  const hasColumns = areas.includes(title.split('/')[0] ?? '') && !dialogs.includes(title) && !sparse.includes(stateOf(name) ?? '');
  return { modes: { light, dark, mobile, ...(hasColumns && between) } };
}

/** Gives each story its snapshots. Storybook has enhancers of argTypes and of args only; they share the story's own parameters. */
export const withSnapshots: ArgTypesEnhancer = ({ argTypes, parameters, ...story }) => {
  // The types do not name it.
  const { storyGlobals } = story as unknown as { storyGlobals: Record<string, unknown> };
  const isSized = storyGlobals['viewport'] !== undefined;
  Object.assign(parameters, { chromatic: chromaticOf({ ...story, tags: story.tags ?? [], isSized }) });
  return argTypes;
};
