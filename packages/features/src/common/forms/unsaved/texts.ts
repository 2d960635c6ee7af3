import { createTexts } from '../../texts/index.ts';
import ru from './texts.ru.json';
import type { Loss } from './unsaved.ts';

/** Texts of the question before unsaved input is lost. */
export const t = createTexts(ru);

/** The question about one loss, for a dialog that asks it itself. */
export const lossTexts = (loss: Loss) => ({ title: t(`${loss}.title`), text: t(`${loss}.text`), leave: t(`${loss}.leave`) });
