import * as api from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import { photoRules, photosRules } from '../photo-files/photo-rules.ts';
import * as photos from './photos.ts';
import * as service from './service.ts';
import * as stored from './stored-files.ts';

export const portfolioRoutes: readonly Route[] = [
  call(api.listPortfolios, service.listPortfolios),
  call(api.getPortfolio, service.getPortfolio),
  call(api.createPortfolio, service.createPortfolio),
  upload(api.createPortfolioWithPhotos, photosRules, service.createPortfolioWithPhotos, { rates: rates.uploads }),
  call(api.updatePortfolio, service.updatePortfolio),
  call(api.deletePortfolio, service.deletePortfolio),
  call(api.saveOrder, service.saveOrder),
  upload(api.addPhotos, photosRules, photos.addPhotos, { rates: rates.uploads }),
  call(api.attachPhoto, stored.attachPhoto),
  call(api.updatePhoto, photos.updatePhoto),
  call(api.movePhotos, photos.movePhotos),
  call(api.deletePhoto, photos.deletePhoto),
  upload(api.uploadFile, photoRules, stored.uploadFile, { rates: rates.uploads }),
];
