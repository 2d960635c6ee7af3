import { getPhotographer, getPriceRange, listCities, listPhotographers } from '@portal/api';
import type { RateRule } from '../../http/security/rate-limits.ts';
import { type Route, visitorCall } from '../../routing/serve.ts';
import * as service from './service.ts';

/** Far more than a person can read; low enough to slow down somebody who copies the directory. */
const rates: readonly RateRule[] = [{ max: 600, window: 60_000 }];

export const directoryRoutes: readonly Route[] = [
  visitorCall(listPhotographers, service.listPhotographers, { rates }),
  visitorCall(getPhotographer, service.getPhotographer, { rates }),
  visitorCall(getPriceRange, service.getPriceRange, { rates }),
  visitorCall(listCities, service.listCities, { rates }),
];
