import { ProjectGrid } from '../ProjectGrid.tsx';

/** What the peers are measured against. */
export function Subject() {
  return <ProjectGrid count={10_000} />;
}
