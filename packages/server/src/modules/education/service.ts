import { type EducationEntry, type EducationInput, Refusal, sentences } from '@portal/api';
import type { Ports } from '../../ports.ts';
import type { Actor } from '../../serve.ts';
import * as repository from './repository.ts';

interface ById {
  params: { id: number };
}
const placeOf = ({ userId }: Actor, { params }: ById) => ({ photographerId: userId, id: params.id });
const notFound = () => new Refusal(404, sentences.entryNotFound);

export function createEducation({ db }: Ports, { userId }: Actor, { body }: { body: EducationInput }): Promise<EducationEntry> {
  return repository.insertEntry(db, userId, body);
}

export async function updateEducation({ db }: Ports, actor: Actor, asked: ById & { body: EducationInput }): Promise<EducationEntry> {
  const entry = await repository.updateEntry(db, placeOf(actor, asked), asked.body);
  if (!entry) throw notFound();
  return entry;
}

export async function deleteEducation({ db }: Ports, actor: Actor, asked: ById): Promise<{ message: string }> {
  if (!(await repository.deleteEntry(db, placeOf(actor, asked)))) throw notFound();
  return { message: sentences.entryDeleted };
}
