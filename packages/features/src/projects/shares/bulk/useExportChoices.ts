import {
  addressOf,
  asFileName,
  type ChoiceOfShare,
  chosenFiles,
  downloadChosen,
  listRetouched,
  namePattern,
  usualNames,
} from '@portal/api';
import { toasts } from '@portal/ui';
import { useState } from 'react';
import { copyText } from '../../../common/overlays/index.ts';
import { notifyError, saveAddress, saveFile, useApi, useStoredText } from '../../../common/data/index.ts';
import { zipOf } from '../../../common/uploads/index.ts';
import { notifyDownload } from '../../images/downloads/useDownloadRun.ts';
import { t as projectsText } from '../../texts.ts';
import { choicesTable, chosenNames } from './choices.ts';
import type { ChoicesExport } from './ExportChoices.tsx';
import { sidecars } from './sidecars.ts';
import { t } from '../texts.ts';
import type { Shares } from '../useShares.ts';

/** All choices of a project on their way out, and the pattern by which files in their archives are called: stored for the project on this device. */
export function useExportChoices(projectId: number, { readChoices }: Shares, projectName: string) {
  const call = useApi();
  const [isNaming, setNaming] = useState(false);
  const [pattern, setPattern] = useStoredText(`choice-names-${projectId}`, (stored) =>
    namePattern.safeParse(stored).success ? (stored ?? usualNames) : usualNames,
  );
  const named = (of: 'bulk.tableOf' | 'bulk.sidecarsOf', fallback: string) =>
    projectName === '' ? fallback : asFileName(t(of, { name: projectName }), fallback);

  const saveTable = (choices: readonly ChoiceOfShare[]) =>
    saveFile({
      name: named('bulk.tableOf', t('bulk.tableName')),
      content: new Blob([choicesTable(choices)], { type: 'text/csv;charset=utf-8' }),
    });
  const saveSidecars = async (choices: readonly ChoiceOfShare[]) =>
    saveFile({ name: named('bulk.sidecarsOf', t('bulk.sidecarsName')), content: await zipOf(sidecars(choices)) });
  /** By its address: gigabytes are saved to the disk without passing through the page. */
  const savePhotos = async (choices: readonly ChoiceOfShare[], kind: 'original' | 'retouched') => {
    const params = { id: projectId };
    const ready = kind === 'retouched' ? await call(listRetouched, { params }) : null;
    const isThere = (id: number) => ready === null || ready.some(({ originalId, isHeld }) => originalId === id && !isHeld);
    const count = chosenFiles(choices, pattern).filter(({ imageId }) => isThere(imageId)).length;
    // A browser says of a download only that it failed.
    if (count === 0) {
      toasts.show({ type: 'info', title: t(kind === 'retouched' ? 'bulk.noneReady' : 'bulk.noneSent') });
      return;
    }
    notifyDownload(projectsText('dashboard.projects.images.count', { count }));
    saveAddress(addressOf(downloadChosen, { params, query: { kind, names: pattern } }));
  };

  const run = (what: ChoicesExport) => {
    if (what === 'pattern') {
      setNaming(true);
      return;
    }
    const choices = readChoices();
    if (what === 'names') {
      // Nothing is left to copy where the last photo was taken back since the list was read.
      const names = choices.then((all) => chosenNames(all) || null);
      void copyText(names, { copied: t('choice.copied'), notCopied: t('choice.notCopied') });
      return;
    }
    choices
      .then((all) => {
        if (what === 'table') return saveTable(all);
        return what === 'sidecars' ? saveSidecars(all) : savePhotos(all, what);
      })
      .catch((error: unknown) => notifyError(t('bulk.exportFailed'), error));
  };

  return {
    run,
    naming: {
      isOpen: isNaming,
      pattern,
      onClose: () => setNaming(false),
      onSave: (next: string) => {
        setPattern(next);
        setNaming(false);
      },
    },
  };
}
