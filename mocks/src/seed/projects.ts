import type { DemoProject } from './types.ts';

const none = { clientName: null, clientEmail: null, clientPhone: null, shootDate: null, deadline: null };

/** The projects of the demo account: six active, three archived. Clients are made up. */
export const demoProjects: readonly DemoProject[] = [
  {
    ...none,
    name: 'Выпускной 11 «А», гимназия № 9',
    category: 'school',
    createdAt: '2026-11-12T09:30:00.000Z',
    archivedAt: null,
    clientName: 'Мария Гордеева, родительский комитет',
    clientEmail: 'gordeeva@family.example',
    clientPhone: '+79001112233',
    shootDate: '2026-11-18',
    deadline: '2026-12-20',
  },
  {
    ...none,
    name: 'Детский сад «Ромашка», старшая группа',
    category: 'kindergarten',
    createdAt: '2026-10-28T12:05:00.000Z',
    archivedAt: null,
    clientName: 'Ольга Сергеевна',
    deadline: '2026-11-28',
  },
  { ...none, name: 'Свадьба Кати и Миши', category: 'wedding', createdAt: '2026-10-19T08:00:00.000Z', archivedAt: null },
  { ...none, name: '4 «Б», лицей № 130', category: 'school', createdAt: '2026-10-02T15:40:00.000Z', archivedAt: null },
  { ...none, name: 'День рождения Софии', category: 'birthday', createdAt: '2026-09-23T10:10:00.000Z', archivedAt: null },
  { ...none, name: 'Семья Ларионовых, парк', category: 'individual', createdAt: '2026-09-14T11:00:00.000Z', archivedAt: null },
  {
    ...none,
    name: '9 «В», школа № 12',
    category: 'school',
    createdAt: '2026-04-08T07:20:00.000Z',
    archivedAt: '2026-06-30T16:00:00.000Z',
  },
  {
    ...none,
    name: 'Детский сад № 5, выпуск',
    category: 'kindergarten',
    createdAt: '2026-03-16T13:00:00.000Z',
    archivedAt: '2026-06-11T09:45:00.000Z',
  },
  { ...none, name: 'Портреты для сайта', category: 'other', createdAt: '2026-02-01T10:00:00.000Z', archivedAt: '2026-03-05T10:00:00.000Z' },
];
