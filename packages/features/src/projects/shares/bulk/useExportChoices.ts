import { asFileName } from '@portal/api';
import { copyText } from '../../../common/overlays/index.ts';
import { notifyError, saveFile } from '../../../common/data/index.ts';
import { choicesTable, chosenNames } from './choices.ts';
import type { ChoicesExport } from './ExportChoices.tsx';
import { t } from '../texts.ts';
import type { Shares } from '../useShares.ts';

/** Saves all choices as a table under the name of the project, or copies the names of the chosen photos. */
export function useExportChoices({ readChoices }: Shares, projectName: string): (what: ChoicesExport) => void {
  return (what) => {
    const choices = readChoices();
    if (what === 'names') {
      // Nothing is left to copy where the last photo was taken back since the list was read.
      const names = choices.then((all) => chosenNames(all) || null);
      void copyText(names, { copied: t('choice.copied'), notCopied: t('choice.notCopied') });
      return;
    }
    const fallback = t('bulk.tableName');
    const name = projectName === '' ? fallback : asFileName(t('bulk.tableOf', { name: projectName }), fallback);
    choices
      .then((all) => saveFile({ name, content: new Blob([choicesTable(all)], { type: 'text/csv;charset=utf-8' }) }))
      .catch((error: unknown) => notifyError(t('bulk.exportFailed'), error));
  };
}
