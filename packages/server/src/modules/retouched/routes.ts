import { deleteRetouched, downloadRetouched, holdRetouched, listRetouched, restoreRetouched } from '@portal/api';
import { photographerCall, photographerFile, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const retouchedRoutes: readonly Route[] = [
  photographerCall(listRetouched, service.listRetouched),
  photographerCall(restoreRetouched, service.restoreRetouched),
  photographerCall(holdRetouched, service.holdRetouched),
  photographerCall(deleteRetouched, service.deleteRetouched),
  photographerFile(downloadRetouched, service.downloadRetouched, { alias: `/api${downloadRetouched.path}` }),
];
