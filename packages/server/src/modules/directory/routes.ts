import { getAlternatives, getPhotographer, getPriceRange, listCities, listPhotographers } from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { type Route, visitorCall } from '../../routing/serve.ts';
import * as service from './service.ts';

export const directoryRoutes: readonly Route[] = [
  visitorCall(listPhotographers, service.listPhotographers, { rates: rates.directory }),
  visitorCall(getPhotographer, service.getPhotographer, { rates: rates.directory }),
  visitorCall(getPriceRange, service.getPriceRange, { rates: rates.directory }),
  visitorCall(getAlternatives, service.getAlternatives, { rates: rates.directory }),
  visitorCall(listCities, service.listCities, { rates: rates.directory }),
];
