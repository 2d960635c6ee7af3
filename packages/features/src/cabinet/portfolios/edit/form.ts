import { limits, maxCharacters, type Portfolio, type PortfolioInput, requiredText, sentences } from '@portal/api';
import * as z from 'zod/mini';
import { t } from '../texts.ts';

const chosen = z.nullable(z.int()).check(z.refine((id) => id !== null, sentences.specializationRequired));
const file = z.custom<File>((value) => value instanceof File);

const fields = {
  title: requiredText(limits.nameLength, sentences.titleRequired, sentences.titleLength),
  description: z.string().check(maxCharacters(limits.portfolioDescriptionLength, sentences.descriptionLength)),
  specializationId: chosen,
  version: z.string(),
};
/** An existing portfolio requires no photos. */
export const editForm = z.object({ ...fields, files: z.array(file) });
/** A new one does (ledger CON-30). */
export const createForm = z.object({ ...fields, files: z.array(file).check(z.minLength(1, t('files.missing'))) });
export type PortfolioForm = z.output<typeof editForm>;

/** A portfolio in its form; null is a new one. */
export function toForm(portfolio: Portfolio | null): PortfolioForm {
  return {
    title: portfolio?.title ?? '',
    description: portfolio?.description ?? '',
    specializationId: portfolio?.specializationId ?? null,
    files: [],
    version: portfolio?.version ?? '',
  };
}

/** What the calls take; an empty description is null. Only for values that the form has passed: there a specialization is chosen. */
export function toInput({ title, description, specializationId }: PortfolioForm): PortfolioInput {
  return { title: title.trim(), description: description.trim() || null, specializationId: specializationId ?? 0 };
}
