import { createEducation, deleteEducation, type EducationEntry, limits, Refusal, sentences, updateEducation } from '@portal/api';
import { mock } from './mock.ts';
import type { Person } from '../world/person.ts';

function entryOf(actor: Person, wanted: number): EducationEntry {
  const entry = actor.education.find(({ id }) => id === wanted);
  if (!entry) throw new Refusal(404, sentences.entryNotFound);
  return entry;
}

export const education = [
  mock(createEducation, ({ body }, { world, actor }) => {
    if (actor.education.length >= limits.educationEntries) {
      throw new Refusal(422, sentences.entriesFull, { title: [sentences.entriesFull] });
    }
    const entry = { id: world.nextId(), ...body };
    actor.education.push(entry);
    return entry;
  }),

  mock(updateEducation, ({ params, body }, { actor }) => Object.assign(entryOf(actor, params.id), body)),

  mock(deleteEducation, ({ params }, { actor }) => {
    const entry = entryOf(actor, params.id);
    actor.education = actor.education.filter((one) => one !== entry);
    return { message: sentences.entryDeleted };
  }),
];
