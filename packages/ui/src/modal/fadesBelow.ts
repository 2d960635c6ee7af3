import css from './FadesBelow.module.css';

/** A class for a box that scrolls by itself: it fades at the lower edge while there is more below. */
export const fadesBelow: string = css.box;
