import type { Project } from '@portal/api';
import { expect, test } from 'vitest';
import { countClients, inWork } from './inWork.ts';

const none = {
  archivedAt: null,
  deadline: null,
  createdAt: '2026-05-01T10:00:00Z',
  clientName: null,
  clientEmail: null,
  clientPhone: null,
};
const made = (project: Partial<Project>): Project => ({ ...none, ...project }) as Project;

test('the nearest deadline comes first, then the newest without one, and the archive is left out', () => {
  const projects = [
    made({ name: 'older' }),
    made({ name: 'late', deadline: '2026-06-02' }),
    made({ name: 'archived', deadline: '2026-05-01', archivedAt: '2026-05-03T10:00:00Z' }),
    made({ name: 'newer', createdAt: '2026-05-02T10:00:00Z' }),
    made({ name: 'soon', deadline: '2026-05-20' }),
  ];
  expect(inWork(projects).map(({ name }) => name)).toEqual(['soon', 'late', 'newer', 'older']);
});

test.each<[string, Partial<Project>[], number]>([
  ['nobody', [{}, {}], 0],
  ['one email in two cases', [{ clientEmail: 'Anna@a.example' }, { clientEmail: 'anna@a.example', clientName: 'Анна' }], 1],
  ['one phone', [{ clientPhone: '+79001112233' }, { clientPhone: '+79001112233', clientName: 'Анна' }], 1],
  ['one name', [{ clientName: 'Алёна ' }, { clientName: 'алена' }], 1],
  [
    'two people of one name',
    [
      { clientName: 'Анна', clientPhone: '+79001112233' },
      { clientName: 'Анна', clientPhone: '+79001112234' },
    ],
    2,
  ],
])('clients: %s', (_, projects, count) => {
  expect(countClients(projects.map(made))).toBe(count);
});
