import * as api from '@portal/api';
import { callerAddress, perPerson, type RateRule } from '../../http/security/rate-limits.ts';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';
import { photographerCall, type Route } from '../../routing/serve.ts';
import { clientCall, shareCallWithoutPin, shareCall, shareFile } from '../../routing/serve-shares.ts';
import { retoucherUploads } from '../../routing/serve-uploads.ts';
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
  { max: 6_000, window: minute, by: ({ share }) => `share ${share?.id}` },
];
/** In addition to the delays after wrong PINs, which those at the same moment are not counted in yet. */
const pinRates: readonly RateRule[] = [
  { max: 60, window: 10 * minute },
  { max: 300, window: 10 * minute, by: ({ share }) => `pin ${share?.id}` },
];
const downloadRates: readonly RateRule[] = [
  { max: 120, window: 10 * minute, by: (request) => `${callerAddress(request)} ${request.share?.id}` },
];
/** Each call may send an email to the photographer. */
const uploadRates: readonly RateRule[] = [{ max: 30, window: 10 * minute, by: ({ share }) => `uploads ${share?.id}` }];

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
  photographerCall(api.listShares, service.listShares),
  photographerCall(api.listShareAddresses, listShareAddresses, { rates: perPerson('share addresses', 600, 60 * minute) }),
  photographerCall(api.createShare, createShare, { rates: perPerson('shares', 200, 60 * minute) }),
  photographerCall(api.createGroupShares, createGroupShares, { rates: perPerson('shares', 200, 60 * minute) }),
  photographerCall(api.sendShare, sendShare, { rates: perPerson('shares', 200, 60 * minute) }),
  photographerCall(api.updateShare, updateShare),
  photographerCall(api.renewShare, renewShare),
  photographerCall(api.endShare, endShare),
  photographerCall(api.getShareChoice, service.getShareChoice),
  photographerCall(api.getShareHistory, service.getShareHistory),
  photographerCall(api.getClientMarks, service.getClientMarks),
  photographerCall(api.hideFromShares, service.hideFromShares),
  shareCallWithoutPin(api.getShared, shared.getShared, { rates }),
  shareCallWithoutPin(api.enterSharedPin, enterSharedPin, { rates: pinRates }),
  shareCall(api.listSharedImages, shared.listSharedImages, { rates }),
  clientCall(api.setSharedFavourite, shared.setSharedFavourite, { rates }),
  clientCall(api.setSharedRemark, shared.setSharedRemark, { rates }),
  clientCall(api.closeSharedChoice, shared.closeSharedChoice, { rates }),
  clientCall(api.signOffShared, shared.signOffShared, { rates }),
  retoucherUploads(api.sendRetouched, uploadRules, sendRetouched, { rates: uploadRates }),
  shareFile(api.downloadShared, downloads.downloadShared, { rates: downloadRates }),
];
