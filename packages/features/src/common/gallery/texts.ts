import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** Texts of the viewer, wherever photos are shown. */
export const t = createTexts(ru);
