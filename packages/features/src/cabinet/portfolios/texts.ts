import { createTexts } from '../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the portfolios on the card: they load with their section. */
export const t = createTexts(ru);
