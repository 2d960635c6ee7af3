import { createTexts } from '@portal/features/common/texts';
import ru from './texts.ru.json';

/** Texts of the app: navigation, titles, the pages that belong to no feature. */
export const t = createTexts(ru);
