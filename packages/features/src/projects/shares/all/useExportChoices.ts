import { copyText } from '../../../common/overlays/index.ts';
import { notifyError, saveFile } from '../../../common/data/index.ts';
import { choicesTable, chosenNames } from './choices.ts';
import type { ChoicesExport } from './ExportChoices.tsx';
import { t } from '../texts.ts';
import type { Shares } from '../useShares.ts';

/** Saves all choices as a table, or copies the names of the chosen photos. */
export function useExportChoices({ result, readChoices }: Shares): (what: ChoicesExport) => void {
  return (what) => {
    const shares = result.state === 'ready' ? result.data : [];
    const choices = readChoices();
    if (what === 'names') {
      void copyText(choices.then(chosenNames), { copied: t('choice.copied'), notCopied: t('choice.notCopied') });
      return;
    }
    choices
      .then((all) =>
        saveFile({ name: t('all.tableName'), content: new Blob([choicesTable(all, shares)], { type: 'text/csv;charset=utf-8' }) }),
      )
      .catch((error: unknown) => notifyError(t('all.exportFailed'), error));
  };
}
