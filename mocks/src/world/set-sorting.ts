import type { CardPhoto } from '@portal/api';
import type { WorldProject } from './world.ts';

/** Changes what sorting by cards knows of a photo. */
export function setSorting(project: WorldProject, id: number, change: Partial<CardPhoto>): void {
  project.sorting ??= new Map();
  project.sorting.set(id, { ...project.sorting.get(id), ...change });
}
