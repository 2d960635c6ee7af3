import { createTexts } from '../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the cards of a project: they load with their dialog. */
export const t = createTexts(ru);
