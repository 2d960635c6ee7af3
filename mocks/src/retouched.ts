import { downloadRetouched, listRetouched, Refusal, retouchedMatcher, sentences } from '@portal/api';
import { mock } from './mock.ts';
import { zipOf } from './order-files.ts';
import { ownProject } from './projects.ts';
import type { WorldProject } from './world.ts';

/** Names as people count: the second photograph stands before the tenth. */
const byName = new Intl.Collator('ru', { numeric: true });
export const inOrder = ({ retouched }: WorldProject) => retouched.toSorted((one, other) => byName.compare(one.name, other.name));

export const retouched = [
  mock(listRetouched, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    const match = retouchedMatcher(project.images);
    return inOrder(project).map((photo) => {
      const found = match(photo.name);
      return { ...photo, originalId: found.kind === 'matched' ? found.id : null };
    });
  }),

  mock(downloadRetouched, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    if (project.retouched.length === 0) throw new Refusal(404, sentences.nothingRetouched);
    return zipOf(world, project.name, inOrder(project));
  }),
];
