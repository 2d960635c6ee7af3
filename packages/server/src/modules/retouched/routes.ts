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
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';
import * as suggestions from './suggestions.ts';

export const retouchedRoutes: readonly Route[] = [
  call(listRetouched, service.listRetouched),
  call(restoreRetouched, service.restoreRetouched),
  call(holdRetouched, service.holdRetouched),
  call(showRetouched, service.showRetouched),
  call(listSuggestions, suggestions.listSuggestions),
  call(acceptSuggestions, suggestions.acceptSuggestions),
  call(dismissSuggestions, suggestions.dismissSuggestions),
  call(deleteRetouched, service.deleteRetouched),
  call(downloadRetouched, service.downloadRetouched, { alias: `/api${downloadRetouched.path}` }),
];
