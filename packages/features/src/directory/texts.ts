import { createTexts } from '../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the directory, the photographer and the home page. */
export const t = createTexts(ru);
