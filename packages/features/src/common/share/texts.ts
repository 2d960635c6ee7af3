import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** Texts of handing an address on. */
export const t = createTexts(ru);
