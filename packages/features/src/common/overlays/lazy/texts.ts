import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';

/** Texts for code that is loading, or could not be loaded. */
export const t = createTexts(ru);
