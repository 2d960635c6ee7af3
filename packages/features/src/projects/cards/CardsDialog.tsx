import { type CardPhoto, errorText, groupLabels, type ImageGroup, type ProjectCards, type ProjectImage } from '@portal/api';
import { Banner, Button, DisclosureList, ErrorState, Heading, Modal, Select, Spinner, Text, useFocusFallback } from '@portal/ui';
import { useMemo, useRef, useState } from 'react';
import { notifyError } from '../../common/data/index.ts';
import { boardOf } from './board.ts';
import { CameraClock } from './CameraClock.tsx';
import css from './Cards.module.css';
import { NameCard } from './NameCard.tsx';
import { PhotoRows } from './PhotoRows.tsx';
import { CardSheets, Paper, type PrintedCard } from './PrintedCards.tsx';
import { t } from './texts.ts';
import { type Cards, useCards } from './useCards.ts';

export interface CardsDialogProps {
  projectId: number;
  groups: readonly ImageGroup[];
  images: readonly ProjectImage[];
  isOpen: boolean;
  onClose: () => void;
  /** Photos have come into other groups. */
  onSorted: () => void;
}

/** The cards of pupils: print them, and look at what they have sorted. */
export function CardsDialog({ projectId, groups, images, isOpen, onClose, onSorted }: CardsDialogProps) {
  const cards = useCards(projectId, isOpen, onSorted);
  const { read } = cards;
  const parts = useRef<HTMLDivElement>(null);
  // The row of the button that was pressed goes when its photo is put right.
  const focusFallback = useFocusFallback(() => parts.current?.querySelector('button')?.focus());
  return (
    <Modal isOpen={isOpen} onOpenChange={onClose} hasFields title={t('title')} footer={<Button onPress={onClose}>{t('close')}</Button>}>
      {read.state === 'loading' && <Spinner label={t('loading')} />}
      {read.state === 'failed' && (
        <ErrorState title={t('failed')} onRetry={read.retry} level={3}>
          {errorText(read.error)}
        </ErrorState>
      )}
      {read.state === 'ready' && (
        <div ref={parts} className={css.parts} {...focusFallback}>
          <Printing cards={read.data} groups={groups} />
          <BoardOfCards cards={cards} known={read.data} groups={groups} images={images} />
        </div>
      )}
    </Modal>
  );
}

/** All cards, or those of one class, on sheets of paper. */
function Printing({ cards, groups }: { cards: ProjectCards; groups: readonly ImageGroup[] }) {
  const [classId, setClassId] = useState('all');
  const [printed, setPrinted] = useState<readonly PrintedCard[] | null>(null);
  const classes = groups.filter((group) => group.classId === null && groups.some((pupil) => pupil.classId === group.id));
  const print = () => {
    const byId = new Map(groups.map((group) => [group.id, group]));
    setPrinted(
      cards.cards.flatMap(({ groupId, code }) => {
        const pupil = byId.get(groupId);
        if (!pupil || (classId !== 'all' && pupil.classId !== Number(classId))) return [];
        return { id: groupId, name: pupil.name, className: byId.get(pupil.classId ?? 0)?.name ?? '', code };
      }),
    );
  };
  return (
    <section className={css.part}>
      <Text as="p" tone={2}>
        {t('about')}
      </Text>
      <div className={css.row}>
        <div className={css.field}>
          <Select
            label={t('print.class')}
            options={[{ value: 'all', label: t('print.all') }, ...classes.map(({ id, name }) => ({ value: `${id}`, label: name }))]}
            value={classId}
            onChange={setClassId}
          />
        </div>
        <Button tone="ghost" onPress={print}>
          {t('print.action')}
        </Button>
      </div>
      {printed && (
        <Paper onPrinted={() => setPrinted(null)}>
          <CardSheets cards={printed} />
        </Paper>
      )}
    </section>
  );
}

const joined = (...words: (string | undefined)[]) => words.filter((part) => part !== undefined).join(' · ');

interface BoardOfCardsProps {
  cards: Cards;
  known: ProjectCards;
  groups: readonly ImageGroup[];
  images: readonly ProjectImage[];
}

/** What was found in the photos, what is missing, and what is to be looked at. */
function BoardOfCards({ cards, known, groups, images }: BoardOfCardsProps) {
  const board = useMemo(() => boardOf(known, groups), [known, groups]);
  const labels = useMemo(() => groupLabels(groups), [groups]);
  const byId = useMemo(() => new Map(images.map((image) => [image.id, image])), [images]);
  const [isPending, setPending] = useState(false);
  const [named, setNamed] = useState<{ photo: CardPhoto; isOpen: boolean } | null>(null);
  const name = (photo: CardPhoto) => setNamed({ photo, isOpen: true });
  const labelOf = (groupId: number | null) => labels.get(groupId ?? 0);
  const namesOf = (some: readonly ImageGroup[]) => some.map(({ id }) => labels.get(id)).join('; ');
  const change = async (run: () => Promise<void>) => {
    setPending(true);
    try {
      await run();
    } catch (error) {
      notifyError(t('failedToSort'), error);
    } finally {
      setPending(false);
    }
  };
  if (!known.photos.some(({ card }) => card !== null)) {
    return <Banner tone="info" title={t('board.none')} />;
  }
  return (
    <>
      <section className={css.part}>
        <Heading level={3}>{t('board.title')}</Heading>
        <Text as="p">{t('board.found', { found: board.found, pupils: board.pupils })}</Text>
        {board.missing.length > 0 && (
          <Banner tone="warn" title={t('board.missing', { count: board.missing.length })}>
            {t('board.missingText', { names: namesOf(board.missing) })}
          </Banner>
        )}
        {board.twice.length > 0 && <Text as="p">{t('board.twice', { names: namesOf(board.twice) })}</Text>}
        {board.untimed > 0 && <Text as="p">{t('board.untimed', { count: board.untimed })}</Text>}
        {board.moves > 0 && (
          <Button isPending={isPending} pendingText={t('board.sorting')} onPress={() => void change(cards.sort)}>
            {t('board.sort', { count: board.moves })}
          </Button>
        )}
      </section>
      {board.doubts.length > 0 && (
        <section className={css.part}>
          <Heading level={3}>{t('doubts.title', { count: board.doubts.length })}</Heading>
          <PhotoRows
            rows={board.doubts.map(({ photo, reason, minutes }) => ({
              photo,
              words: joined(t(`doubts.${reason}`, { minutes }), labelOf(photo.groupId)),
            }))}
            images={byId}
            onName={name}
            isPending={isPending}
          />
        </section>
      )}
      <DisclosureList
        items={[
          {
            id: 'found',
            title: t('found.title', { count: board.cards.length }),
            content: (
              <div className={css.part}>
                <PhotoRows
                  rows={board.cards.map(({ photo, reason }) => ({
                    photo,
                    words: joined(labelOf(photo.cardGroupId), reason === null ? undefined : t(`doubts.${reason}`, { minutes: 0 })),
                  }))}
                  images={byId}
                  onName={name}
                  onNoCard={(photo) => void change(() => cards.setCard(photo.id, null))}
                  isPending={isPending}
                />
              </div>
            ),
          },
        ]}
      />
      <section className={css.part}>
        <Heading level={3}>{t('cameras.title')}</Heading>
        <Text as="p" tone={2}>
          {t('cameras.about')}
        </Text>
        <ul className={css.list}>
          {board.cameras.map((line) => (
            <CameraClock
              key={`${line.camera} ${line.minutes}`}
              line={line}
              isPending={isPending}
              onSet={(minutes) => void change(() => cards.setClock(line.camera, minutes))}
            />
          ))}
        </ul>
      </section>
      {named && (
        <NameCard
          key={named.photo.id}
          photo={named.photo}
          labels={labels}
          isOpen={named.isOpen}
          onClose={() => setNamed({ ...named, isOpen: false })}
          onName={(groupId) => cards.setCard(named.photo.id, groupId)}
        />
      )}
    </>
  );
}
