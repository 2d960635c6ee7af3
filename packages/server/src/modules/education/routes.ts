import { createEducation, deleteEducation, updateEducation } from '@portal/api';
import { photographerCall, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const educationRoutes: readonly Route[] = [
  photographerCall(createEducation, service.createEducation),
  photographerCall(updateEducation, service.updateEducation),
  photographerCall(deleteEducation, service.deleteEducation),
];
