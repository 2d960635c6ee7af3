/** The projects feature: where photographers manage their projects. */
export { ProjectsScreen } from './list/ProjectsScreen.tsx';
