import { limits, sentences } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { createForm, editForm, type PortfolioForm, toForm, toInput } from './form.ts';

const filled: PortfolioForm = { title: 'Выпускной', description: '', specializationId: 3, files: [new File(['x'], '1.jpg')], version: '' };

/** The first message of each field. */
function wrong(form: typeof createForm | typeof editForm, values: PortfolioForm): Record<string, string> {
  const { error } = form.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]));
}

describe('a new portfolio', () => {
  it.each([
    ['a title', { title: ' ' }, 'title', sentences.titleRequired],
    ['a title that is not too long', { title: 'я'.repeat(limits.nameLength + 1) }, 'title', sentences.titleLength],
    [
      'a description that is not too long',
      { description: 'я'.repeat(limits.portfolioDescriptionLength + 1) },
      'description',
      sentences.descriptionLength,
    ],
    ['a specialization', { specializationId: null }, 'specializationId', sentences.specializationRequired],
    ['photos', { files: [] }, 'files', sentences.photosMissing],
  ])('asks for %s', (_, change, field, message) => {
    expect(wrong(createForm, { ...filled, ...change })).toEqual({ [field]: message });
  });

  it('is taken at its limits', () => {
    const longest = { title: 'я'.repeat(limits.nameLength), description: 'я'.repeat(limits.portfolioDescriptionLength) };
    expect(wrong(createForm, { ...filled, ...longest })).toEqual({});
  });
});

it('an existing portfolio requests no photos', () => {
  expect(wrong(editForm, { ...filled, files: [] })).toEqual({});
});

it('goes from the server into the form and back', () => {
  const portfolio = { id: 1, title: 'Школа', description: null, specializationId: 3, specialization: null, photos: [] };
  expect(toInput(toForm(portfolio))).toEqual({ title: 'Школа', description: null, specializationId: 3 });
});
