import {
  archiveProject,
  changedElsewhere,
  deleteProject,
  createProject,
  isDeadlineLate,
  isWaiting,
  limits,
  listProjectCategories,
  listProjects,
  productPage,
  type Project,
  type ProjectPatch,
  Refusal,
  requireVersion,
  restoreProject,
  sentences,
  thumbnailAddresses,
  updateProject,
  withChanges,
} from '@portal/api';
import { mock } from '../mock.ts';
import type { Person } from '../../world/person.ts';
import type { World, WorldProject } from '../../world/world.ts';

const refuse = (field: string, sentence: string) => new Refusal(422, sentences.invalid, { [field]: [sentence] });

function shown({ productUrl }: World, { ownerId: _, images: all, retouched, ...project }: WorldProject): Project {
  const images = all.filter(({ isCard }) => !isCard);
  const previews = images.flatMap((image) => thumbnailAddresses(image)[0] ?? []);
  return {
    ...project,
    productUrl: productPage(productUrl, project),
    photoCount: images.length,
    retouchedCount: retouched.filter(({ originalId }) => originalId !== null).length,
    waitingCount: retouched.filter(isWaiting).length,
    previews: previews.slice(0, limits.projectPreviews),
  };
}

/** Newest first; ties by id. */
const newestFirst = (one: Project, other: Project) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id;

/** A project of the caller, or 404. */
export function ownProject(world: World, actor: Person, id: number): WorldProject {
  const found = world.projects.find((project) => project.id === id && project.ownerId === actor.id);
  if (!found) throw new Refusal(404, sentences.notFound);
  return found;
}

function checkCategory(project: WorldProject, world: World, claimed: readonly string[] = []): void {
  const category = world.projectCategories.find(({ id }) => id === project.categoryId);
  const names = category ? [String(category.id), category.code, category.name] : [];
  if (claimed.some((name) => !names.includes(name))) throw refuse('category', sentences.projectCategoryFixed);
}

function changed(project: WorldProject, { claimedCategory: _, ...patch }: ProjectPatch): WorldProject {
  const next = withChanges(project, patch);
  if (!isDeadlineLate(next.shootDate, next.deadline)) throw refuse('deadline', sentences.deadlineEarly);
  return next;
}

export const projects = [
  mock(listProjectCategories, (_, { world }) => world.projectCategories),

  mock(listProjects, (_, { world, actor }) =>
    world.projects
      .filter(({ ownerId }) => ownerId === actor.id)
      .map((project) => shown(world, project))
      .toSorted(newestFirst),
  ),

  mock(createProject, ({ body }, { world, actor }) => {
    const category = world.projectCategories.find(({ id }) => id === body.categoryId);
    if (!category) throw refuse('category_id', sentences.projectCategoryUnknown);
    if (world.projects.filter(({ ownerId }) => ownerId === actor.id).length >= limits.projectsMax) {
      throw new Refusal(422, sentences.projectsFull);
    }
    const id = world.nextId();
    const project: WorldProject = {
      id,
      orderId: id,
      ownerId: actor.id,
      name: body.name,
      categoryId: category.id,
      category: category.name,
      url: world.editorUrl ? `${world.editorUrl}?order_id=${id}` : null,
      createdAt: new Date(world.now()).toISOString(),
      archivedAt: null,
      clientName: null,
      clientEmail: null,
      clientPhone: null,
      shootDate: null,
      deadline: null,
      images: [],
      retouched: [],
    };
    world.projects.push(project);
    return shown(world, project);
  }),

  mock(updateProject, ({ params, body, version }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    checkCategory(project, world, body.claimedCategory);
    requireVersion(updateProject, version, shown(world, project), changedElsewhere.project);
    return shown(world, Object.assign(project, changed(project, body)));
  }),

  mock(archiveProject, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    project.archivedAt ??= new Date(world.now()).toISOString();
    return shown(world, project);
  }),

  mock(restoreProject, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    project.archivedAt = null;
    return shown(world, project);
  }),

  mock(deleteProject, ({ params }, { world, actor }) => {
    const project = ownProject(world, actor, params.id);
    world.projects.splice(world.projects.indexOf(project), 1);
    world.shares = world.shares.filter(({ projectId }) => projectId !== project.id);
    for (const { urls } of [...project.images, ...project.retouched]) if (urls.original !== null) world.files.delete(urls.original);
    return { message: sentences.projectDeleted };
  }),
];
