import type { Project, ProjectCategory } from '@portal/api';

/** Completes what a server leaves out of a project's category: its name by its number, or the number by the name (ledger PROJ-73). */
export function namedCategories(projects: readonly Project[], categories: readonly ProjectCategory[]): Project[] {
  return projects.map((project) => {
    const known = categories.find(({ id, name }) => (project.categoryId === null ? name === project.category : id === project.categoryId));
    return known ? { ...project, category: project.category ?? known.name, categoryId: known.id } : project;
  });
}
