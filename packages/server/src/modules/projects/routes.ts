import {
  archiveProject,
  createProject,
  deleteProject,
  listProjectCategories,
  listProjects,
  restoreProject,
  updateProject,
} from '@portal/api';
import { photographerCall, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const projectRoutes: readonly Route[] = [
  photographerCall(listProjects, service.listProjects),
  photographerCall(listProjectCategories, service.listProjectCategories),
  photographerCall(createProject, service.createProject),
  photographerCall(updateProject, service.updateProject),
  photographerCall(archiveProject, service.archiveProject),
  photographerCall(restoreProject, service.restoreProject),
  photographerCall(deleteProject, service.deleteProject),
];
