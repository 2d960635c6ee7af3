import type { Project } from '@portal/api';

/** What is looked for: words of the name and a category, by its number or its name. Empty means all. */
export interface ProjectFilter {
  search: string;
  category: string;
}

/** Both conditions together: a case-insensitive part of the name, and exactly the category (D2 §5). */
export function filterProjects(projects: readonly Project[], { search, category }: ProjectFilter): Project[] {
  const words = search.trim().toLocaleLowerCase('ru');
  return projects.filter(
    (project) =>
      project.name.toLocaleLowerCase('ru').includes(words) &&
      (category === '' || category === project.category || category === String(project.categoryId)),
  );
}
