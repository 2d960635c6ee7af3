import { forgotPassword, getMe, login, logout, register, resetPassword, verifyToken } from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route, visitorCall } from '../../routing/serve.ts';
import * as service from './service.ts';

export const sessionRoutes: readonly Route[] = [
  call(register, service.register, { rates: rates.registration }),
  call(login, service.login, { rates: rates.login }),
  call(logout, service.logout),
  call(getMe, service.getMe),
  visitorCall(forgotPassword, service.forgotPassword, { rates: rates.recovery }),
  visitorCall(verifyToken, service.verifyToken, { rates: rates.tokens }),
  visitorCall(resetPassword, service.resetPassword, { rates: rates.tokens }),
];
