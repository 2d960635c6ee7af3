import {
  acceptSuggestions,
  deleteRetouched,
  dismissSuggestions,
  downloadRetouched,
  holdRetouched,
  listRetouched,
  listSuggestions,
  restoreRetouched,
  showRetouched,
} from '@portal/api';
import { photographerCall, photographerFile, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';
import * as suggestions from './suggestions.ts';

export const retouchedRoutes: readonly Route[] = [
  photographerCall(listRetouched, service.listRetouched),
  photographerCall(restoreRetouched, service.restoreRetouched),
  photographerCall(holdRetouched, service.holdRetouched),
  photographerCall(showRetouched, service.showRetouched),
  photographerCall(listSuggestions, suggestions.listSuggestions),
  photographerCall(acceptSuggestions, suggestions.acceptSuggestions),
  photographerCall(dismissSuggestions, suggestions.dismissSuggestions),
  photographerCall(deleteRetouched, service.deleteRetouched),
  photographerFile(downloadRetouched, service.downloadRetouched, { alias: `/api${downloadRetouched.path}` }),
];
