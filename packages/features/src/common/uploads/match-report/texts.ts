import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';

/** Texts of what became of retouched photos. */
export const t = createTexts(ru);
