import * as api from '@portal/api';
import { rates } from '../../http/limits/rates.ts';
import type { UploadRules } from '../../http/uploads/upload-rules.ts';
import { call, type Route, upload } from '../../routing/serve.ts';
import { listShareAddresses } from './addresses.ts';
import { endShare, renewShare, sendShare, updateShare } from './change-shares.ts';
import { endShares, updateShares } from './bulk/bulk.ts';
import { createGroupShares, createShare } from './create-shares.ts';
import { downloadChosen } from './bulk/download-chosen.ts';
import * as downloads from './downloads.ts';
import { enterSharedPin } from './enter-pin.ts';
import { getSharePhotographer } from './contact/share-photographer.ts';
import { joinShare } from './families/join-share.ts';
import { sendRetouched } from './send-retouched.ts';
import { getShareBoard } from './board/board.ts';
import { remindShares } from './emails/remind-shares.ts';
import { sendShares } from './emails/send-shares.ts';
import { takeBackRetouched } from './take-back/take-back.ts';
import * as service from './service.ts';
import * as shared from './shared.ts';
import { setSharedVerdict, withdrawSignOff } from './verdicts/verdicts.ts';

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
  call(api.listShareAddresses, listShareAddresses, { rates: rates.shareAddresses }),
  call(api.createShare, createShare, { rates: rates.shares }),
  call(api.createGroupShares, createGroupShares, { rates: rates.shares }),
  call(api.sendShare, sendShare, { rates: rates.shares }),
  call(api.updateShare, updateShare),
  call(api.updateShares, updateShares),
  call(api.renewShare, renewShare),
  call(api.endShare, endShare),
  call(api.remindShares, remindShares, { rates: rates.shares }),
  call(api.sendShares, sendShares, { rates: rates.shares }),
  call(api.getShareBoard, getShareBoard),
  call(api.endShares, endShares),
  call(api.getShareChoice, service.getShareChoice),
  call(api.listShareChoices, service.listShareChoices),
  call(api.downloadChosen, downloadChosen),
  call(api.getShareHistory, service.getShareHistory),
  call(api.getClientMarks, service.getClientMarks),
  call(api.hideFromShares, service.hideFromShares),
  call(api.getShared, shared.getShared, { rates: rates.shared }),
  call(api.getSharePhotographer, getSharePhotographer, { rates: rates.shared }),
  call(api.enterSharedPin, enterSharedPin, { rates: rates.sharedPin }),
  call(api.joinShare, joinShare, { rates: rates.sharedFamilies }),
  call(api.listSharedImages, shared.listSharedImages, { rates: rates.shared }),
  call(api.setSharedFavourite, shared.setSharedFavourite, { rates: rates.shared }),
  call(api.setSharedRemark, shared.setSharedRemark, { rates: rates.shared }),
  call(api.closeSharedChoice, shared.closeSharedChoice, { rates: rates.shared }),
  call(api.setSharedVerdict, setSharedVerdict, { rates: rates.shared }),
  call(api.signOffShared, shared.signOffShared, { rates: rates.shared }),
  call(api.withdrawSignOff, withdrawSignOff, { rates: rates.shared }),
  upload(api.sendRetouched, uploadRules, sendRetouched, { rates: rates.sharedUpload }),
  call(api.takeBackRetouched, takeBackRetouched, { rates: rates.shared }),
  call(api.downloadShared, downloads.downloadShared, { rates: rates.sharedDownload }),
  call(api.downloadSharedImage, downloads.downloadSharedImage, { rates: rates.sharedFile }),
  call(api.getDownloadAddress, downloads.getDownloadAddress, { rates: rates.shared }),
];
