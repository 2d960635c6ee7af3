import { forgotPassword, getMe, login, logout, register, resetPassword, verifyToken } from '@portal/api';
import { call, type Route, visitorCall } from '../../routing/serve.ts';
import * as service from './service.ts';
import type { FastifyRequest } from 'fastify';
import { bodyField, callerAddress, type RateRule } from '../../http/security/rate-limits.ts';

const minute = 60_000;
const account = (request: FastifyRequest): string => bodyField(request, 'email');
const pair = (request: FastifyRequest): string => `${callerAddress(request)} ${account(request)}`;

/**
 * One network address may try often, but one account only seldom. An account that is tried from many addresses at once is answered ever later instead
 * of being refused, since its owner calls too.
 */
const loginRates: readonly RateRule[] = [
  { max: 60, window: 10 * minute },
  { max: 10, window: 10 * minute, by: pair },
  { max: 20, window: 10 * minute, by: account, slowsBy: 500 },
];

const registrationRates: readonly RateRule[] = [{ max: 30, window: 60 * minute }];

const recoveryRates: readonly RateRule[] = [
  { max: 30, window: 60 * minute },
  { max: 5, window: 60 * minute, by: pair },
];

const tokenRates: readonly RateRule[] = [{ max: 60, window: 10 * minute }];

export const sessionRoutes: readonly Route[] = [
  visitorCall(register, service.register, { rates: registrationRates }),
  visitorCall(login, service.login, { rates: loginRates }),
  call(logout, service.logout),
  call(getMe, service.getMe),
  visitorCall(forgotPassword, service.forgotPassword, { rates: recoveryRates }),
  visitorCall(verifyToken, service.verifyToken, { rates: tokenRates }),
  visitorCall(resetPassword, service.resetPassword, { rates: tokenRates }),
];
