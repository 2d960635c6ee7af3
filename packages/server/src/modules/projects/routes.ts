import {
  archiveProject,
  createProject,
  deleteProject,
  listProjectCategories,
  listProjects,
  restoreProject,
  updateProject,
} from '@portal/api';
import { call, type Route } from '../../routing/serve.ts';
import * as service from './service.ts';

export const projectRoutes: readonly Route[] = [
  call(listProjects, service.listProjects),
  call(listProjectCategories, service.listProjectCategories),
  call(createProject, service.createProject),
  call(updateProject, service.updateProject),
  call(archiveProject, service.archiveProject),
  call(restoreProject, service.restoreProject),
  call(deleteProject, service.deleteProject),
];
