import { createTexts } from '@portal/features/common';
import ru from './texts.ru.json';

/** What the entrance says: navigation, titles, the pages that belong to no room. */
export const t = createTexts(ru);
