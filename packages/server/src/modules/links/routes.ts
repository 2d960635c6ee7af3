import * as api from '@portal/api';
import { callerAddress, perPerson, type RateRule } from '../../http/security/rate-limits.ts';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';
import { photographerCall, type Route } from '../../routing/serve.ts';
import { clientCall, linkCallWithoutPin, linkCall, linkFile } from '../../routing/serve-links.ts';
import { retoucherUploads } from '../../routing/serve-uploads.ts';
import { listLinkAddresses } from './addresses.ts';
import { endLink, renewLink, sendLink, updateLink } from './change-links.ts';
import { createGroupLinks, createLink } from './create-links.ts';
import * as downloads from './downloads.ts';
import { enterSharedPin } from './enter-pin.ts';
import { sendRetouched } from './send-retouched.ts';
import * as service from './service.ts';
import * as shared from './shared.ts';

const minute = 60_000;
/** All parents of a class use one link at once, behind the one address of a school. */
const rates: readonly RateRule[] = [
  { max: 3_000, window: minute },
  { max: 6_000, window: minute, by: ({ link }) => `link ${link?.id}` },
];
/** Each open window checks every few seconds: those of all parents of several classes. */
const checkRates: readonly RateRule[] = [
  { max: 12_000, window: minute },
  { max: 12_000, window: minute, by: ({ link }) => `check ${link?.id}` },
];
/** In addition to the delays after wrong PINs, which those at the same moment are not counted in yet. */
const pinRates: readonly RateRule[] = [
  { max: 60, window: 10 * minute },
  { max: 300, window: 10 * minute, by: ({ link }) => `pin ${link?.id}` },
];
const downloadRates: readonly RateRule[] = [
  { max: 120, window: 10 * minute, by: (request) => `${callerAddress(request)} ${request.link?.id}` },
];
/** Each call may send an email to the photographer. */
const uploadRates: readonly RateRule[] = [{ max: 30, window: 10 * minute, by: ({ link }) => `uploads ${link?.id}` }];

/** One archive, or loose photos that are together as large as one archive. */
const uploadRules: UploadRules = {
  fields: [...api.fileNames, 'zip_file'],
  maxFiles: api.linkLimits.filesAtOnce,
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

export const linkRoutes: readonly Route[] = [
  photographerCall(api.listLinks, service.listLinks),
  photographerCall(api.listLinkAddresses, listLinkAddresses, { rates: perPerson('link addresses', 600, 60 * minute) }),
  photographerCall(api.createLink, createLink, { rates: perPerson('links', 200, 60 * minute) }),
  photographerCall(api.createGroupLinks, createGroupLinks, { rates: perPerson('links', 200, 60 * minute) }),
  photographerCall(api.sendLink, sendLink, { rates: perPerson('links', 200, 60 * minute) }),
  photographerCall(api.updateLink, updateLink),
  photographerCall(api.renewLink, renewLink),
  photographerCall(api.endLink, endLink),
  photographerCall(api.getLinkChoice, service.getLinkChoice),
  photographerCall(api.getLinkHistory, service.getLinkHistory),
  photographerCall(api.getClientMarks, service.getClientMarks),
  photographerCall(api.hideFromLinks, service.hideFromLinks),
  linkCallWithoutPin(api.getShared, shared.getShared, { rates }),
  // The token was looked up before: that is all it reads.
  linkCallWithoutPin(api.checkShared, (_, { isOpen }) => ({ needsPin: !isOpen }), { rates: checkRates }),
  linkCallWithoutPin(api.enterSharedPin, enterSharedPin, { rates: pinRates }),
  linkCall(api.listSharedImages, shared.listSharedImages, { rates }),
  clientCall(api.setSharedFavourite, shared.setSharedFavourite, { rates }),
  clientCall(api.setSharedRemark, shared.setSharedRemark, { rates }),
  clientCall(api.closeSharedChoice, shared.closeSharedChoice, { rates }),
  clientCall(api.signOffShared, shared.signOffShared, { rates }),
  retoucherUploads(api.sendRetouched, uploadRules, sendRetouched, { rates: uploadRates }),
  linkFile(api.downloadShared, downloads.downloadShared, { rates: downloadRates }),
];
