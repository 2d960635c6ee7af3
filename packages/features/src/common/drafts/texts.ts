import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** Texts about what was typed and not saved. */
export const t = createTexts(ru);
