import * as api from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import * as downloads from './downloads.ts';
import { imageRules } from './store-image.ts';
import * as service from './service.ts';

export const projectImageRoutes: readonly Route[] = [
  call(api.listProjectImages, service.listProjectImages),
  upload(api.addProjectImage, imageRules('image'), service.addProjectImage, { rates: rates.uploads }),
  call(api.getProjectImage, service.getProjectImage),
  call(api.updateProjectImage, service.updateProjectImage),
  upload(api.replaceProjectImage, imageRules('new_image'), service.replaceProjectImage, { rates: rates.uploads }),
  call(api.deleteProjectImage, service.deleteProjectImage),
  call(api.renameProjectImages, service.renameProjectImages),
  call(api.reorderProjectImages, service.reorderProjectImages),
  call(api.markProjectImages, service.markProjectImages),
  call(api.downloadProjectImages, downloads.downloadProjectImages),
  call(api.downloadProjectImage, downloads.downloadProjectImage),
  call(api.downloadChosenImages, downloads.downloadChosenImages),
];
