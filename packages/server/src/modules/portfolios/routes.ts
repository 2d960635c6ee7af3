import * as api from '@portal/api';
import { photographerCall, type Route } from '../../routing/serve.ts';
import { photographerUpload, photographerUploads } from '../../routing/serve-uploads.ts';
import { photoRules, photosRules, uploadRates } from '../photo-files/photo-rules.ts';
import * as photos from './photos.ts';
import * as service from './service.ts';
import * as stored from './stored-files.ts';

const rates = { rates: uploadRates };

export const portfolioRoutes: readonly Route[] = [
  photographerCall(api.listPortfolios, service.listPortfolios),
  photographerCall(api.getPortfolio, service.getPortfolio),
  photographerCall(api.createPortfolio, service.createPortfolio),
  photographerUploads(api.createPortfolioWithPhotos, photosRules, service.createPortfolioWithPhotos, rates),
  photographerCall(api.updatePortfolio, service.updatePortfolio),
  photographerCall(api.deletePortfolio, service.deletePortfolio),
  photographerCall(api.saveOrder, service.saveOrder),
  photographerUploads(api.addPhotos, photosRules, photos.addPhotos, rates),
  photographerCall(api.attachPhoto, stored.attachPhoto),
  photographerCall(api.updatePhoto, photos.updatePhoto),
  photographerCall(api.movePhotos, photos.movePhotos),
  photographerCall(api.deletePhoto, photos.deletePhoto),
  photographerUpload(api.uploadFile, photoRules, stored.uploadFile, rates),
];
