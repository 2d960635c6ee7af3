import { getProfile, limits, listActivity, listSocialNetworks, removeAvatar, sentences, updateProfile, uploadAvatar } from '@portal/api';
import { photographerCall, type Route } from '../../routing/serve.ts';
import { photographerUpload } from '../../routing/serve-uploads.ts';
import * as avatar from './avatar.ts';
import * as service from './service.ts';

const avatarRules = {
  fields: ['file'],
  maxBytes: limits.avatarMaxBytes,
  about: 'file',
  messages: {
    missing: sentences.avatarMissing,
    empty: sentences.avatarMissing,
    tooLarge: sentences.avatar_size,
    tooMany: sentences.oneFile,
  },
} as const;
const avatarRates = [{ max: 60, window: 10 * 60_000 }];

export const profileRoutes: readonly Route[] = [
  photographerCall(getProfile, service.getProfile),
  photographerCall(updateProfile, service.updateProfile),
  photographerUpload(uploadAvatar, avatarRules, avatar.uploadAvatar, { rates: avatarRates }),
  photographerCall(removeAvatar, avatar.removeAvatar),
  photographerCall(listSocialNetworks, service.listSocialNetworks),
  photographerCall(listActivity, service.listActivity),
];
