import { createTexts } from '../createTexts.ts';
import ru from './texts.ru.json';

/** What is said around the viewer, wherever photos are looked at. */
export const t = createTexts(ru);
