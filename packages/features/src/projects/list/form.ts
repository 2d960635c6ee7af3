import {
  isDay,
  isDeadlineLate,
  limits,
  maxCharacters,
  type NewProject,
  optionalEmail,
  phoneText,
  type Project,
  type ProjectPatch,
  sentences,
} from '@portal/api';
import * as z from 'zod/mini';
import { t } from '../texts.ts';

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, t('dashboard.projects.validation.required.name')),
    maxCharacters(limits.projectNameLength, t('dashboard.projects.validation.maxLength.name', { max: limits.projectNameLength })),
  );

/** A new project as it is typed; the category is its number as text, empty while none is chosen. */
export const creationForm = z.object({
  name,
  category: z.string().check(z.minLength(1, t('dashboard.projects.validation.required.category'))),
});
export type CreationForm = z.output<typeof creationForm>;

export const emptyCreation: CreationForm = { name: '', category: '' };

/** The input of the call. Only for valid values: there a category is chosen, and the name has no spaces around it. */
export function toNewProject({ name: typed, category }: CreationForm): NewProject {
  return { name: typed, categoryId: Number(category) };
}

const emptyOr = (fits: (text: string) => boolean, error: string) =>
  z.string().check(z.refine((text) => text.trim() === '' || fits(text), error));

/** The fields of a project that can be changed, as they are typed: empty texts for unknown values. */
export const detailsForm = z
  .object({
    name,
    clientName: z.string().check(z.trim(), maxCharacters(limits.clientNameLength, sentences.nameLength)),
    clientEmail: optionalEmail,
    clientPhone: phoneText,
    shootDate: emptyOr(isDay, sentences.dateInvalid),
    deadline: emptyOr(isDay, sentences.dateInvalid),
    version: z.string(),
  })
  .check(
    z.refine(({ shootDate, deadline }) => isDeadlineLate(shootDate || null, deadline || null), {
      error: sentences.deadlineEarly,
      path: ['deadline'],
    }),
  );
export type DetailsForm = z.output<typeof detailsForm>;

/** The initial values of the details of a saved project: empty texts for null. */
export function toDetails(project: Project): DetailsForm {
  return {
    name: project.name,
    clientName: project.clientName ?? '',
    clientEmail: project.clientEmail ?? '',
    clientPhone: project.clientPhone ?? '',
    shootDate: project.shootDate ?? '',
    deadline: project.deadline ?? '',
    version: project.version ?? '',
  };
}

/** The name, and the other fields only if they were changed (ledger CON-34). An emptied field is null. */
export function toPatch(
  { name: typed, version: _, ...rest }: DetailsForm,
  changed: Partial<Record<keyof DetailsForm, boolean>>,
): ProjectPatch {
  const sent = Object.entries(rest).filter(([field]) => changed[field as keyof DetailsForm]);
  return { name: typed, ...Object.fromEntries(sent.map(([field, value]) => [field, value || null])) };
}
