import { createTexts } from '../../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the section about signing in: they load with the settings. */
export const t = createTexts(ru);
