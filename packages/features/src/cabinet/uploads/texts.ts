import { createTexts } from '../../common/index.ts';
import ru from './texts.ru.json';

/** Texts of the photos on their way: they load with the first upload. */
export const t = createTexts(ru);
