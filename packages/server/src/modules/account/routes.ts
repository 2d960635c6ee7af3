import { changePassword, deleteAccount, endOtherSessions, endSession, listSessions } from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';
import * as signIn from './sign-in/service.ts';

export const accountRoutes: readonly Route[] = [
  call(deleteAccount, service.deleteAccount, { rates: rates.accountPassword }),
  call(changePassword, signIn.changePassword, { rates: rates.accountPassword }),
  call(listSessions, signIn.listSessions),
  call(endSession, signIn.endSession),
  call(endOtherSessions, signIn.endOtherSessions),
];
