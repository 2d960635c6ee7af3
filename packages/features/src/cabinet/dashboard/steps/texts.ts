import { createTexts } from '../../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the steps to a full card: they load with their code. */
export const t = createTexts(ru);
