import * as api from '@portal/api';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const groupRoutes: readonly Route[] = [
  call(api.listGroups, service.listGroups),
  call(api.createGroups, service.createGroups),
  call(api.renameGroup, service.renameGroup),
  call(api.deleteGroup, service.deleteGroup),
  call(api.mergeGroups, service.mergeGroups),
  call(api.orderGroups, service.orderGroups),
  call(api.putIntoClass, service.putIntoClass),
  call(api.setFamilyEmails, service.setFamilyEmails),
  call(api.putIntoGroup, service.putIntoGroup),
];
