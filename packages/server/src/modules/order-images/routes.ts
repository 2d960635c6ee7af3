import * as api from '@portal/api';
import { photographerCall, photographerFile, type Route } from '../../routing/serve.ts';
import { photographerUpload } from '../../routing/serve-uploads.ts';
import { uploadRates } from '../photo-files/photo-rules.ts';
import * as downloads from './downloads.ts';
import { imageRules } from './store-image.ts';
import * as service from './service.ts';

const rates = { rates: uploadRates };

export const orderImageRoutes: readonly Route[] = [
  photographerCall(api.listOrderImages, service.listOrderImages),
  photographerUpload(api.addOrderImage, imageRules('image'), service.addOrderImage, rates),
  photographerCall(api.getOrderImage, service.getOrderImage),
  photographerCall(api.updateOrderImage, service.updateOrderImage),
  photographerUpload(api.replaceOrderImage, imageRules('new_image'), service.replaceOrderImage, rates),
  photographerCall(api.deleteOrderImage, service.deleteOrderImage),
  photographerCall(api.renameOrderImages, service.renameOrderImages),
  photographerCall(api.reorderOrderImages, service.reorderOrderImages),
  photographerCall(api.markOrderImages, service.markOrderImages),
  photographerFile(api.downloadOrderImages, downloads.downloadOrderImages),
  photographerFile(api.downloadOrderImage, downloads.downloadOrderImage),
  photographerFile(api.downloadChosenImages, downloads.downloadChosenImages),
];
