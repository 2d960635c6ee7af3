import {
  changedElsewhere,
  isDeadlineLate,
  type NewProject,
  productPage,
  type Project,
  type ProjectCategory,
  type ProjectPatch,
  Refusal,
  requireVersion,
  sentences,
  updateProject as endpoint,
  withChanges,
} from '@portal/api';
import type { Context } from '../../routing/context.ts';
import type { Actor } from '../../routing/caller.ts';
import * as repository from './repository.ts';
import type { Db, StoredProject } from './repository.ts';

interface AboutOne {
  params: { id: number };
}

interface Change extends AboutOne {
  body: ProjectPatch;
  version?: string | undefined;
}

const refuse = (field: string, sentence: string) => new Refusal(422, sentences.invalid, { [field]: [sentence] });

/** Adds the addresses of its images, and of its pages on other sites, where they are configured (ledger OPEN-43, OPEN-44). */
function shown({ editorUrl, productUrl, addresses }: Context, project: StoredProject): Project {
  const previews = project.previews.map((key) => addresses.of(key));
  return { ...project, previews, url: editorPage(editorUrl, project), productUrl: productPage(productUrl, project) };
}

function editorPage(editorUrl: string, { id }: StoredProject): string | null {
  if (!editorUrl) return null;
  const url = new URL(editorUrl);
  url.searchParams.set('order_id', String(id));
  return url.href;
}

/** All of the caller's at once, active and archived, the newest first; their number is bounded by `limits.projectsMax`. */
export async function listProjects(context: Context, { userId }: Actor): Promise<Project[]> {
  const projects = await repository.selectProjects(context.db, userId);
  return projects.map((project) => shown(context, project));
}

/** In the order in which they are offered: the same for every caller. */
export function listProjectCategories({ db }: Context): Promise<ProjectCategory[]> {
  return repository.selectCategories(db);
}

/** 422 when the category is unknown, or there are `limits.projectsMax` projects already, including archived ones. */
export async function createProject(context: Context, { userId }: Actor, { body }: { body: NewProject }): Promise<Project> {
  const { db, clock } = context;
  const categories = await repository.selectCategories(db);
  if (!categories.some(({ id }) => id === body.categoryId)) throw refuse('category_id', sentences.projectCategoryUnknown);
  const id = await repository.insertProject(db, userId, body, clock.now());
  return shown(context, await requireProject(repository.findProject(db, userId, id)));
}

/**
 * Sets the name; of the other fields null empties, and one that is not sent stays. 422 for another category (ledger CON-35) or a deadline that is not
 * after the shoot (D2 §5), 409 when it has been changed since the caller read it, 404 when the project is not the caller's.
 */
export function updateProject(context: Context, actor: Actor, { params, body, version }: Change): Promise<Project> {
  const { claimedCategory, ...sent } = body;
  return change(context, actor, params.id, async (project, trx) => {
    await requireSameCategory(trx, project, claimedCategory);
    requireVersion(endpoint, version, shown(context, project), changedElsewhere.project);
    const next = withChanges(project, sent);
    if (!isDeadlineLate(next.shootDate, next.deadline)) throw refuse('deadline', sentences.deadlineEarly);
    return next;
  });
}

/** Doing it again changes nothing: the first date stays. 404 when the project does not exist or is not the caller's. */
export function archiveProject(context: Context, actor: Actor, { params }: AboutOne): Promise<Project> {
  return change(context, actor, params.id, async (project) => ({
    ...project,
    archivedAt: project.archivedAt ?? context.clock.now().toISOString(),
  }));
}

/** Makes a project active; an active one stays as it is. 404 when it does not exist or is not the caller's. */
export function restoreProject(context: Context, actor: Actor, { params }: AboutOne): Promise<Project> {
  return change(context, actor, params.id, async (project) => ({ ...project, archivedAt: null }));
}

/**
 * Deletes it with its photos and their retouched versions; the files are deleted in the background. 404 also the second time, and when it is not the
 * caller's.
 */
export async function deleteProject(context: Context, { userId }: Actor, { params }: AboutOne): Promise<{ message: string }> {
  if (!(await repository.deleteProject(context.db, userId, params.id))) throw new Refusal(404, sentences.notFound);
  context.removePendingFiles();
  return { message: sentences.projectDeleted };
}

/** Reads, changes and writes one of the caller's projects in one transaction; `work` queries the database through it. */
function change(
  context: Context,
  { userId }: Actor,
  id: number,
  work: (project: StoredProject, trx: Db) => Promise<StoredProject>,
): Promise<Project> {
  return context.db.transaction().execute(async (trx) => {
    const next = await work(await requireProject(repository.lockProject(trx, userId, id)), trx);
    await repository.saveProject(trx, next);
    return shown(context, next);
  });
}

async function requireProject(search: Promise<StoredProject | undefined>): Promise<StoredProject> {
  const project = await search;
  if (!project) throw new Refusal(404, sentences.notFound);
  return project;
}

/** The category cannot be changed: a caller may repeat it by number, code or name, but name no other (ledger CON-35). */
async function requireSameCategory(db: Db, { categoryId }: StoredProject, claimed: readonly string[] = []): Promise<void> {
  if (claimed.length === 0) return;
  const category = (await repository.selectCategories(db)).find(({ id }) => id === categoryId);
  const names = category ? [String(category.id), category.code, category.name] : [];
  if (claimed.some((name) => !names.includes(name))) throw refuse('category', sentences.projectCategoryFixed);
}
