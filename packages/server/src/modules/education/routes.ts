import { createEducation, deleteEducation, updateEducation } from '@portal/api';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const educationRoutes: readonly Route[] = [
  call(createEducation, service.createEducation),
  call(updateEducation, service.updateEducation),
  call(deleteEducation, service.deleteEducation),
];
