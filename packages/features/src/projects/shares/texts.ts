import { createTexts } from '../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the shares of a project: they load with their tab. */
export const t = createTexts(ru);
