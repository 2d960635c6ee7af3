import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';

/** Texts of sharing an address. */
export const t = createTexts(ru);
