/** Where photographers manage their projects: details, images, retouched images and shares. */
export { ProjectsScreen } from './list/ProjectsScreen.tsx';
