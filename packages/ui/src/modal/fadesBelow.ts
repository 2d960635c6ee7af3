import css from './FadesBelow.module.css';

/** The class of a scrolling box: it fades at the lower edge while there is more below. */
export const fadesBelow: string = css.box;
