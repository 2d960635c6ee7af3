import { createTexts } from '../../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of what a retoucher has sent: they load for retouchers. */
export const t = createTexts(ru);
