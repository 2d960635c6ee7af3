import { deleteAccount } from '@portal/api';
import { perPerson, type RateRule } from '../../http/security/rate-limits.ts';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

const TRIES = 10;
const WINDOW = 10 * 60_000;

/** An open session must not be usable to guess passwords: neither many people's from one address, nor one person's from many addresses. */
const rates: readonly RateRule[] = [{ max: TRIES, window: WINDOW }, ...perPerson('account passwords', TRIES, WINDOW)];

export const accountRoutes: readonly Route[] = [call(deleteAccount, service.deleteAccount, { rates })];
