import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** What is asked before something is lost, wherever it is asked. */
export const t = createTexts(ru);
