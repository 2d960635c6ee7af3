import { createTexts } from '../common/index.ts';
import ru from './texts.ru.json';

/** What projects and their images say. */
export const t = createTexts(ru);
