import * as api from '@portal/api';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const cardRoutes: readonly Route[] = [
  call(api.listCards, service.listCards),
  call(api.sortByCards, service.sortByCards),
  call(api.setClock, service.setClock),
  call(api.setCard, service.setCard),
];
