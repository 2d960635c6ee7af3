import { createTexts } from '../../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of sending retouched photos: they load for retouchers. */
export const t = createTexts(ru);
