import { ProjectGrid } from '../ProjectGrid.tsx';

/** The images of a large project. */
export function Subject() {
  return <ProjectGrid count={1_000} />;
}
