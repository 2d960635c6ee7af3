import { createTexts } from '../../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the choice of a square: they load with its dialog. */
export const t = createTexts(ru);
