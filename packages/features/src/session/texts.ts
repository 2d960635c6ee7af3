import { createTexts } from '../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of sign-in, registration and recovery. */
export const t = createTexts(ru);
