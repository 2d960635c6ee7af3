import { deleteGalleryImage, listGallery, updateGalleryImage, uploadGalleryImage } from '@portal/api';
import { photographerCall, type Route } from '../../routing/serve.ts';
import { photographerUpload } from '../../routing/serve-uploads.ts';
import { photoRules, uploadRates } from '../photo-files/photo-rules.ts';
import * as service from './service.ts';

export const galleryRoutes: readonly Route[] = [
  photographerCall(listGallery, service.listGallery),
  photographerUpload(uploadGalleryImage, photoRules, service.uploadGalleryImage, { rates: uploadRates }),
  photographerCall(updateGalleryImage, service.updateGalleryImage),
  photographerCall(deleteGalleryImage, service.deleteGalleryImage),
];
