import { createTexts } from '../../common/texts/index.ts';
import ru from './texts.ru.json';

/** Texts of background uploads: they load with the first upload. */
export const t = createTexts(ru);
