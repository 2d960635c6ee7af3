import { listProjectImages, type ProjectImage, renameProjectImages, RequestError } from '@portal/api';
import { Banner, Button, Modal, RadioGroup, TextArea, TextField, toasts } from '@portal/ui';
import { useMemo, useState } from 'react';
import { notifyError, useApi } from '../../../common/data/index.ts';
import { UnsavedQuestion, useClosing } from '../../../common/forms/index.ts';
import { NamesFile } from '../../groups/NamesFile.tsx';
import { namesIn } from '../../groups/readNames.ts';
import { t } from '../../texts.ts';
import { NewNameList } from './NewNameList.tsx';
import { namesByList, namesByPattern, newNames } from './newNames.ts';
import css from './RenameImages.module.css';

type Way = 'pattern' | 'list';
const ways = (['pattern', 'list'] as const).map((value) => ({ value, label: t(`dashboard.projects.images.renaming.ways.${value}`) }));

export interface RenameImagesProps {
  projectId: number;
  /** In the order in which they get their names. */
  images: readonly ProjectImage[];
  /** All photos of the project. */
  all: readonly ProjectImage[];
  isOpen: boolean;
  onClose: () => void;
  onRenamed: (images: readonly ProjectImage[]) => void;
}

/** Renames several photos by a pattern or from a list: a preview shows all new names, and either all are saved or none. */
export function RenameImages({ projectId, images, all, isOpen, onClose, onRenamed }: RenameImagesProps) {
  const call = useApi();
  const [way, setWay] = useState<Way>('pattern');
  const [pattern, setPattern] = useState('');
  const [list, setList] = useState('');
  const [isPending, setPending] = useState(false);
  const lines = useMemo(() => namesIn(list), [list]);
  const isWritten = way === 'pattern' ? pattern.trim() !== '' : lines.length > 0;
  const names = useMemo(() => {
    const chosen = new Set(images.map(({ id }) => id));
    const others = all.filter(({ id }) => !chosen.has(id)).map(({ name }) => name);
    return newNames(images, way === 'pattern' ? namesByPattern(pattern, images) : namesByList(lines, images), others);
  }, [images, all, way, pattern, lines]);
  const wrong = names.filter((one) => one.problem !== null).length;
  const isUneven = way === 'list' && isWritten && lines.length !== images.length;

  const close = () => {
    setPattern('');
    setList('');
    onClose();
  };
  const closing = useClosing({ isOpen, isDirty: pattern.trim() !== '' || lines.length > 0, onClose: close });
  const rename = async () => {
    setPending(true);
    try {
      const body = { names: names.map(({ id, from, to }) => ({ id, name: to, from })) };
      onRenamed(await call(renameProjectImages, { params: { id: projectId }, body }));
      toasts.show({ type: 'success', title: t('dashboard.projects.images.renaming.doneMany', { count: images.length }) });
      closing.close();
    } catch (error) {
      notifyError(t('dashboard.projects.images.errors.rename'), error);
      // Renamed in another window meanwhile: the list then shows the names that are there, and what was typed stays.
      if (error instanceof RequestError && error.status === 409) {
        await call(listProjectImages, { params: { id: projectId } }).then(onRenamed, () => undefined);
      }
    } finally {
      setPending(false);
    }
  };
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={closing.tryToClose}
      isLocked={isPending}
      title={t('dashboard.projects.images.renaming.titleMany', { count: images.length })}
      footer={
        <>
          <Button tone="ghost" isDisabled={isPending} onPress={closing.tryToClose}>
            {t('dashboard.projects.images.renaming.cancel')}
          </Button>
          <Button
            isPending={isPending}
            pendingText={t('dashboard.projects.images.renaming.saving')}
            isDisabled={!isWritten || isUneven || wrong > 0}
            onPress={() => void rename()}
          >
            {t('dashboard.projects.images.renaming.submit')}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <RadioGroup
          label={t('dashboard.projects.images.renaming.way')}
          isLabelHidden
          orientation="horizontal"
          options={ways}
          value={way}
          onChange={setWay}
        />
        {way === 'pattern' ? (
          <TextField
            label={t('dashboard.projects.images.renaming.pattern')}
            description={t('dashboard.projects.images.renaming.patternHint')}
            placeholder={t('dashboard.projects.images.renaming.example')}
            autoComplete="off"
            value={pattern}
            onChange={setPattern}
          />
        ) : (
          <>
            <TextArea
              label={t('dashboard.projects.images.renaming.list')}
              description={t('dashboard.projects.images.renaming.listHint')}
              rows={4}
              value={list}
              onChange={setList}
            />
            <NamesFile list={list} onRead={setList} />
          </>
        )}
        {isUneven ? (
          <Banner tone="warn" title={t('dashboard.projects.images.renaming.uneven', { names: lines.length, photos: images.length })} />
        ) : (
          wrong > 0 && isWritten && <Banner tone="warn" title={t('dashboard.projects.images.renaming.wrong', { count: wrong })} />
        )}
        {isWritten && <NewNameList names={names} />}
      </div>
      <UnsavedQuestion {...closing.question} />
    </Modal>
  );
}
