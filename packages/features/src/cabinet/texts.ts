import { createTexts } from '../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the cabinet's pages. */
export const t = createTexts(ru);
