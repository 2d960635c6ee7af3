/** The shares feature: what a client sees of a project, without an account. */
export { SharedScreen } from './shared/SharedScreen.tsx';
