import { type EducationEntry, type EducationInput, Refusal, sentences } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import type { Actor } from '../../routing/caller.ts';
import * as repository from './repository.ts';

interface ById {
  params: { id: number };
}
const placeOf = ({ userId }: Actor, { params }: ById) => ({ photographerId: userId, id: params.id });
const notFound = () => new Refusal(404, sentences.entryNotFound);

/** Adds an entry of the caller. 422 when there are `limits.educationEntries` already. */
export function createEducation({ db }: Ports, { userId }: Actor, { body }: { body: EducationInput }): Promise<EducationEntry> {
  return repository.insertEntry(db, userId, body);
}

/** Replaces the whole entry: fields that were not sent become empty. 404 when it does not exist or is not the caller's. */
export async function updateEducation({ db }: Ports, actor: Actor, requested: ById & { body: EducationInput }): Promise<EducationEntry> {
  const entry = await repository.updateEntry(db, placeOf(actor, requested), requested.body);
  if (!entry) throw notFound();
  return entry;
}

/** 404 when the entry does not exist or is not the caller's: also the second time. */
export async function deleteEducation({ db }: Ports, actor: Actor, requested: ById): Promise<{ message: string }> {
  if (!(await repository.deleteEntry(db, placeOf(actor, requested)))) throw notFound();
  return { message: sentences.entryDeleted };
}
