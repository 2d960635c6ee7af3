import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';

/** Texts of a photographer's card, wherever it is rendered. */
export const t = createTexts(ru);
