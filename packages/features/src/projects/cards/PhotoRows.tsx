import { type CardPhoto, type ProjectImage, thumbnailAddresses } from '@portal/api';
import { Button, Text, TextButton } from '@portal/ui';
import { useState } from 'react';
import css from './Cards.module.css';
import { t } from './texts.ts';

export interface PhotoRow {
  photo: CardPhoto;
  /** Whose card it shows, or why it is to be looked at. */
  words: string;
}

interface PhotoRowsProps {
  rows: readonly PhotoRow[];
  images: ReadonlyMap<number, ProjectImage>;
  onName: (photo: CardPhoto) => void;
  /** Says at once that a photo shows no card. */
  onNoCard?: ((photo: CardPhoto) => void) | undefined;
  isPending: boolean;
}

/** Rows that are added at once. */
const SHOWN = 20;

/** Photos to be opened, and to be put right. */
export function PhotoRows({ rows, images, onName, onNoCard, isPending }: PhotoRowsProps) {
  const [count, setCount] = useState(SHOWN);
  return (
    <>
      <ul className={css.list}>
        {rows.slice(0, count).map(({ photo, words }) => {
          const image = images.get(photo.id);
          const [thumb] = image ? thumbnailAddresses(image) : [];
          return (
            <li key={photo.id}>
              {thumb !== undefined && (
                <a href={image?.urls.medium ?? thumb} target="_blank" rel="noreferrer" aria-label={t('doubts.open', { name: photo.name })}>
                  <img className={css.thumb} src={thumb} alt="" loading="lazy" />
                </a>
              )}
              <div className={css.words}>
                <span>{photo.name}</span>
                <Text look="body-s" tone={2}>
                  {words}
                </Text>
              </div>
              <TextButton aria-label={t('doubts.nameOf', { name: photo.name })} onPress={() => onName(photo)}>
                {t('doubts.name')}
              </TextButton>
              {onNoCard && (
                <TextButton isDisabled={isPending} aria-label={t('found.noneOf', { name: photo.name })} onPress={() => onNoCard(photo)}>
                  {t('naming.none')}
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
      {rows.length > count && (
        <Button tone="ghost" size="sm" onPress={() => setCount(count + SHOWN)}>
          {t('doubts.more', { count: rows.length - count })}
        </Button>
      )}
    </>
  );
}
