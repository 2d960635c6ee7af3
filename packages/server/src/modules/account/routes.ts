import { deleteAccount } from '@portal/api';
import { perPerson, type RateRule } from '../../http/security/rate-limits.ts';
import { photographerCall, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

const TRIES = 10;
const WINDOW = 10 * 60_000;

/** Nobody may find out a password through an open session: not those of many from one address, nor one's from many addresses. */
const rates: readonly RateRule[] = [{ max: TRIES, window: WINDOW }, ...perPerson('account passwords', TRIES, WINDOW)];

export const accountRoutes: readonly Route[] = [photographerCall(deleteAccount, service.deleteAccount, { rates })];
