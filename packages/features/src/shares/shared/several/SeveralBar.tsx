import { Button, ModeBar, TextButton, toasts } from '@portal/ui';
import type { SharedImage } from '@portal/api';
import { useState } from 'react';
import { useLayer } from '../../../common/overlays/index.ts';
import { t } from '../../texts.ts';
import { mostFiles, type Save } from '../save/useSave.ts';
import { Compare } from './Compare.tsx';

interface SeveralBarProps extends Pick<Save, 'saving' | 'onSaveSeveral'> {
  /** In the order of marking. */
  marked: readonly SharedImage[];
  /** Leaves the mode. */
  onEnd: () => void;
  /** A photo could not be displayed. */
  onBroken: () => void;
}

/** What can be done with several photos at once: saving them as files, and looking at them two at a time. */
export function SeveralBar({ marked, saving, onSaveSeveral, onEnd, onBroken }: SeveralBarProps) {
  const layer = useLayer('compare');
  /** Recreated for each comparison, and kept while it closes. */
  const [turn, setTurn] = useState(0);
  const files = marked.filter(({ isDownloadable }) => isDownloadable);
  const save = () => {
    if (files.length <= mostFiles) onSaveSeveral(files);
    else toasts.show({ type: 'info', title: t('several.tooMany', { count: mostFiles }), message: t('several.tooManyText') });
  };
  return (
    <>
      <ModeBar
        label={t('several.label')}
        status={marked.length === 0 ? t('several.none') : t('several.count', { count: marked.length })}
        aside={<TextButton onPress={onEnd}>{t('several.end')}</TextButton>}
      >
        {files.length > 0 && (
          <Button
            size="sm"
            tone="ghost"
            icon="download"
            isPending={saving === 'several'}
            isDisabled={saving !== null && saving !== 'several'}
            pendingText={t('save.saving')}
            onPress={save}
          >
            {t('save.save')}
          </Button>
        )}
        {marked.length > 1 && (
          <Button
            size="sm"
            tone="ghost"
            onPress={() => {
              setTurn(turn + 1);
              layer.open();
            }}
          >
            {t('several.compare')}
          </Button>
        )}
      </ModeBar>
      {turn > 0 && <Compare key={turn} images={marked} isOpen={layer.isOpen} onClose={layer.close} onBroken={onBroken} />}
    </>
  );
}
