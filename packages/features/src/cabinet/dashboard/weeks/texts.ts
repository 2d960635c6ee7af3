import { createTexts } from '../../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the charts by week: they load with their code. */
export const t = createTexts(ru);
