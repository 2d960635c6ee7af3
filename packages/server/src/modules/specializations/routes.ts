import { listCategories, listSpecializations } from '@portal/api';
import type { Ports } from '../../platform/ports.ts';
import { call, type Route, visitorCall } from '../../routing/serve.ts';
import { selectSpecializations } from './repository.ts';

const list = ({ db }: Ports) => selectSpecializations(db);

export const specializationRoutes: readonly Route[] = [
  visitorCall(listSpecializations, list),
  // The specification names both addresses for one list (ledger CON-05).
  call(listCategories, list, { alias: '/api/photographer/specializations' }),
];
