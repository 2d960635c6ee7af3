import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** Texts for code that could not be loaded. */
export const t = createTexts(ru);
