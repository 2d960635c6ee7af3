import { createTexts } from '../common/index.ts';
import ru from './texts.ru.json';

/** What the cabinet's own pages say. */
export const t = createTexts(ru);
