import { getProfile, limits, listActivity, listSocialNetworks, removeAvatar, sentences, updateProfile, uploadAvatar } from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
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

export const profileRoutes: readonly Route[] = [
  call(getProfile, service.getProfile),
  call(updateProfile, service.updateProfile),
  upload(uploadAvatar, avatarRules, avatar.uploadAvatar, { rates: rates.avatar }),
  call(removeAvatar, avatar.removeAvatar),
  call(listSocialNetworks, service.listSocialNetworks),
  call(listActivity, service.listActivity),
];
