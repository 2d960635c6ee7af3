import { deleteAccount } from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const accountRoutes: readonly Route[] = [call(deleteAccount, service.deleteAccount, { rates: rates.accountPassword })];
