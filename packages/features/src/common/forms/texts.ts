import { createTexts } from '../texts/index.ts';
import ru from './texts.ru.json';

/** Texts of every form. */
export const t = createTexts(ru);
