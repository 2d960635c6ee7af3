import { deleteGalleryImage, listGallery, updateGalleryImage, uploadGalleryImage } from '@portal/api';
import { call, type Route, upload } from '../../routing/serve.ts';
import { photoRules, uploadRates } from '../photo-files/photo-rules.ts';
import * as service from './service.ts';

export const galleryRoutes: readonly Route[] = [
  call(listGallery, service.listGallery),
  upload(uploadGalleryImage, photoRules, service.uploadGalleryImage, { rates: uploadRates }),
  call(updateGalleryImage, service.updateGalleryImage),
  call(deleteGalleryImage, service.deleteGalleryImage),
];
