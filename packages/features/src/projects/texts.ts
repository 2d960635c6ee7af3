import { createTexts } from '../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of projects and their images. */
export const t = createTexts(ru);
