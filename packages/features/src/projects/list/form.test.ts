import { sentences } from '@portal/api';
import { expect, test } from 'vitest';
import { creationForm, detailsForm, type DetailsForm, toPatch } from './form.ts';

const details: DetailsForm = { name: 'Лес', clientName: '', clientEmail: '', clientPhone: '', shootDate: '', deadline: '', version: '' };

const messagesOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test.each([
  [{ name: '   ', category: '1' }, [['name', 'Введите название проекта']]],
  [{ name: 'я'.repeat(256), category: '1' }, [['name', 'Не больше 255 символов']]],
  [{ name: 'я'.repeat(255), category: '1' }, []],
  [
    { name: '', category: '' },
    [
      ['name', 'Введите название проекта'],
      ['category', 'Выберите категорию'],
    ],
  ],
])('a new project %#', (values, errors) => {
  expect(messagesOf(creationForm.safeParse(values))).toEqual(errors);
});

test.each([
  [{}, []],
  [{ clientName: 'я'.repeat(256) }, [['clientName', sentences.nameLength]]],
  [{ clientEmail: 'abc' }, [['clientEmail', sentences.emailInvalid]]],
  [{ clientPhone: '+790011122' }, [['clientPhone', sentences.phoneInvalid]]],
  [{ clientPhone: '+375291234567' }, [['clientPhone', sentences.phoneForeign]]],
  [{ shootDate: '2026-05-14', deadline: '2026-05-14' }, [['deadline', sentences.deadlineEarly]]],
  [{ shootDate: '2026-05-14', deadline: '2026-05-15' }, []],
  [{ deadline: '2026-05-15' }, []],
])('details with %j', (fields, errors) => {
  expect(messagesOf(detailsForm.safeParse({ ...details, ...fields }))).toEqual(errors);
});

test('only what was changed is sent, and the name always', () => {
  expect(toPatch(details, {})).toEqual({ name: 'Лес' });
  expect(toPatch({ ...details, clientName: 'Мария' }, { clientName: true, deadline: true })).toEqual({
    name: 'Лес',
    clientName: 'Мария',
    deadline: null,
  });
});
