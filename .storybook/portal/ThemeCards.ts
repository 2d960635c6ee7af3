/** For the stories of the settings: the theme selector belongs to the app, which features do not import. */
export { ThemeCards } from '../../app/src/theme/ThemeCards.tsx';
