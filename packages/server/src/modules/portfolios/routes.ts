import { listPortfolios } from '@portal/api';
import { photographerCall, type Route } from '../../serve.ts';
import * as service from './service.ts';

export const portfolioRoutes: readonly Route[] = [photographerCall(listPortfolios, service.listPortfolios)];
