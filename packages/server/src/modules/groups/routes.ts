import * as api from '@portal/api';
import { photographerCall, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const groupRoutes: readonly Route[] = [
  photographerCall(api.listGroups, service.listGroups),
  photographerCall(api.createGroups, service.createGroups),
  photographerCall(api.renameGroup, service.renameGroup),
  photographerCall(api.deleteGroup, service.deleteGroup),
  photographerCall(api.orderGroups, service.orderGroups),
  photographerCall(api.putIntoGroup, service.putIntoGroup),
];
