/** The orders feature: where photographers manage their projects. */
export { ProjectsScreen } from './projects/ProjectsScreen.tsx';
