import { createTexts } from '../common/index.ts';
import ru from './texts.ru.json';

/** What the directory, the photographer and the home page say. */
export const t = createTexts(ru);
