/** The room where photographers keep their orders. */
export { ProjectsScreen } from './projects/ProjectsScreen.tsx';
