import { deleteAccount } from '@portal/api';
import { photographerCall, type Route } from '../../serve.ts';
import * as service from './service.ts';

/** Nobody may find out a password through an open session. */
const rates = [{ max: 10, window: 10 * 60_000 }];

export const accountRoutes: readonly Route[] = [photographerCall(deleteAccount, service.deleteAccount, { rates })];
