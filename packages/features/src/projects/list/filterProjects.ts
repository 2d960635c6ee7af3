import { type Project, spellingKey } from '@portal/api';

/** The search: words of the name and a category, by its number or its name. Empty means all. */
export interface ProjectFilter {
  search: string;
  category: string;
}

/** Both conditions together: a part of the name, in any spelling, and exactly the category (D2 §5). */
export function filterProjects(projects: readonly Project[], { search, category }: ProjectFilter): Project[] {
  const words = spellingKey(search);
  return projects.filter(
    (project) =>
      spellingKey(project.name).includes(words) &&
      (category === '' || category === project.category || category === String(project.categoryId)),
  );
}
