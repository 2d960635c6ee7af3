import * as api from '@portal/api';
import { call, type Route, upload } from '../../routing/serve.ts';
import { uploadRates } from '../photo-files/photo-rules.ts';
import * as downloads from './downloads.ts';
import { imageRules } from './store-image.ts';
import * as service from './service.ts';

const rates = { rates: uploadRates };

export const orderImageRoutes: readonly Route[] = [
  call(api.listOrderImages, service.listOrderImages),
  upload(api.addOrderImage, imageRules('image'), service.addOrderImage, rates),
  call(api.getOrderImage, service.getOrderImage),
  call(api.updateOrderImage, service.updateOrderImage),
  upload(api.replaceOrderImage, imageRules('new_image'), service.replaceOrderImage, rates),
  call(api.deleteOrderImage, service.deleteOrderImage),
  call(api.renameOrderImages, service.renameOrderImages),
  call(api.reorderOrderImages, service.reorderOrderImages),
  call(api.markOrderImages, service.markOrderImages),
  call(api.downloadOrderImages, downloads.downloadOrderImages),
  call(api.downloadOrderImage, downloads.downloadOrderImage),
  call(api.downloadChosenImages, downloads.downloadChosenImages),
];
