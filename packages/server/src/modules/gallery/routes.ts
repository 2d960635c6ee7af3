import { deleteGalleryImage, listGallery, updateGalleryImage, uploadGalleryImage } from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import { photoRules } from '../photo-files/photo-rules.ts';
import * as service from './service.ts';

export const galleryRoutes: readonly Route[] = [
  call(listGallery, service.listGallery),
  upload(uploadGalleryImage, photoRules, service.uploadGalleryImage, { rates: rates.uploads }),
  call(updateGalleryImage, service.updateGalleryImage),
  call(deleteGalleryImage, service.deleteGalleryImage),
];
