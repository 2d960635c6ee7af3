import { createTexts } from '../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the page that a share opens. */
export const t = createTexts(ru);
