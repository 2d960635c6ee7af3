import { ProjectGrid } from '../ProjectGrid.tsx';

/** The same in small: what grows with the number of photos shows beside it. */
export function Subject() {
  return <ProjectGrid count={100} />;
}
