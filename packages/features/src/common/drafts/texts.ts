import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** What is said of something that was typed and not saved. */
export const t = createTexts(ru);
