import { createTexts } from '../common/index.ts';
import ru from './texts.ru.json';

/** What sign-in, registration and recovery say. */
export const t = createTexts(ru);
