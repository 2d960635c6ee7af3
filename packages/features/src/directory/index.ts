/** The directory feature: where visitors find a photographer. */
export { DirectoryScreen } from './catalogue/DirectoryScreen.tsx';
export type { PriceRangeMode } from './catalogue/useDirectory.ts';
export { directoryEvents, type DirectoryEvents } from './events.ts';
export { HomeScreen } from './home/HomeScreen.tsx';
export { PhotographerScreen } from './page/PhotographerScreen.tsx';
