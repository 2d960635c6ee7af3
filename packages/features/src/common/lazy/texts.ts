import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** What is said where code did not come. */
export const t = createTexts(ru);
