import * as api from '@portal/api';
import { byHolder, callerAddress, perPerson, type RateRule } from '../../http/security/rate-limits.ts';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import { listShareAddresses } from './addresses.ts';
import { endShare, renewShare, sendShare, updateShare } from './change-shares.ts';
import { createGroupShares, createShare } from './create-shares.ts';
import * as downloads from './downloads.ts';
import { enterSharedPin } from './enter-pin.ts';
import { sendRetouched } from './send-retouched.ts';
import * as service from './service.ts';
import * as shared from './shared.ts';

const minute = 60_000;
/** All parents of a class use one share at once, behind the one address of a school. */
const rates: readonly RateRule[] = [
  { max: 3_000, window: minute },
  { max: 6_000, window: minute, by: byHolder },
];
/** In addition to the delays after wrong PINs, which those at the same moment are not counted in yet. */
const pinRates: readonly RateRule[] = [
  { max: 60, window: 10 * minute },
  { max: 300, window: 10 * minute, by: byHolder },
];
const downloadRates: readonly RateRule[] = [
  { max: 120, window: 10 * minute, by: (request) => `${callerAddress(request)} ${byHolder(request)}` },
];
/** Each call may send an email to the photographer. */
const uploadRates: readonly RateRule[] = [{ max: 30, window: 10 * minute, by: byHolder }];

/** One archive, or loose photos that are together as large as one archive. */
const uploadRules: UploadRules = {
  fields: [...api.fileNames, 'zip_file'],
  maxFiles: api.shareLimits.filesAtOnce,
  maxBytes: api.zipLimits.maxBytes,
  together: { maxBytes: api.zipLimits.maxBytes, message: api.sendSentences.filesTooLarge },
  about: 'file',
  messages: {
    missing: api.sendSentences.filesMissing,
    empty: api.sendSentences.fileEmpty,
    tooLarge: api.sentences.zipSize,
    tooMany: api.sendSentences.filesTooMany,
  },
};

export const shareRoutes: readonly Route[] = [
  call(api.listShares, service.listShares),
  call(api.listShareAddresses, listShareAddresses, { rates: perPerson('share addresses', 600, 60 * minute) }),
  call(api.createShare, createShare, { rates: perPerson('shares', 200, 60 * minute) }),
  call(api.createGroupShares, createGroupShares, { rates: perPerson('shares', 200, 60 * minute) }),
  call(api.sendShare, sendShare, { rates: perPerson('shares', 200, 60 * minute) }),
  call(api.updateShare, updateShare),
  call(api.renewShare, renewShare),
  call(api.endShare, endShare),
  call(api.getShareChoice, service.getShareChoice),
  call(api.getShareHistory, service.getShareHistory),
  call(api.getClientMarks, service.getClientMarks),
  call(api.hideFromShares, service.hideFromShares),
  call(api.getShared, shared.getShared, { rates }),
  call(api.enterSharedPin, enterSharedPin, { rates: pinRates }),
  call(api.listSharedImages, shared.listSharedImages, { rates }),
  call(api.setSharedFavourite, shared.setSharedFavourite, { rates }),
  call(api.setSharedRemark, shared.setSharedRemark, { rates }),
  call(api.closeSharedChoice, shared.closeSharedChoice, { rates }),
  call(api.signOffShared, shared.signOffShared, { rates }),
  upload(api.sendRetouched, uploadRules, sendRetouched, { rates: uploadRates }),
  call(api.downloadShared, downloads.downloadShared, { rates: downloadRates }),
];
