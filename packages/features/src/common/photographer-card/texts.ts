import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** What a photographer's card says wherever it is rendered. */
export const t = createTexts(ru);
