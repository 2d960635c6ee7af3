import { forgotPassword, getMe, login, logout, register, resetPassword, verifyToken } from '@portal/api';
import { photographerCall, type Route, visitorCall } from '../../routing/serve.ts';
import { loginRates, recoveryRates, registrationRates, tokenRates } from './rates.ts';
import * as service from './service.ts';

export const sessionRoutes: readonly Route[] = [
  visitorCall(register, service.register, { rates: registrationRates }),
  visitorCall(login, service.login, { rates: loginRates }),
  photographerCall(logout, service.logout),
  photographerCall(getMe, service.getMe),
  visitorCall(forgotPassword, service.forgotPassword, { rates: recoveryRates }),
  visitorCall(verifyToken, service.verifyToken, { rates: tokenRates }),
  visitorCall(resetPassword, service.resetPassword, { rates: tokenRates }),
];
