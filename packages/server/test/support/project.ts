import { addProjectImage, createProject, type ProjectImage } from '@portal/api';
import { formBody } from './form.ts';
import { answerOf, type Portal } from './open-portal.ts';
import { someFile } from './photographer.ts';

/** A new project of this token's owner: its id. */
export async function newProject({ ask }: Pick<Portal, 'ask'>, token: string, name = 'Класс'): Promise<number> {
  return answerOf(createProject, await ask('POST', '/api/photographer/projects', { token, body: { name, category_id: 1 } })).id;
}

/** Adds a photo to a project. */
export async function addImage({ ask }: Pick<Portal, 'ask'>, token: string, project: number, file?: File): Promise<ProjectImage> {
  const form = await formBody([['image', file ?? (await someFile('a.png'))]]);
  return answerOf(addProjectImage, await ask('POST', `/api/orders/${project}/images`, { token, ...form }));
}
