import { createTexts } from '../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of the groups of a project: they load with its photos. */
export const t = createTexts(ru);
