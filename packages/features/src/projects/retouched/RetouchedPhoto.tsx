import { type ProjectImage, type Retouched, shownVersion, thumbnailAddresses, type WantedFix } from '@portal/api';
import { BeforeAfter, Heading, Image, Text, TextButton } from '@portal/ui';
import { t } from '../texts.ts';
import { useCrop } from '../../common/crop/index.ts';
import css from './RetouchedPhoto.module.css';
import { metaOf } from './tiles.ts';
import { clientsSee } from './waiting/waiting.ts';
import type { SaveRetouched } from './useSaveRetouched.ts';

interface RetouchedPhotoProps {
  photo: Retouched;
  /** What clients want fixed on it. */
  fixes: readonly WantedFix[] | undefined;
  /** Its original, if there is one. */
  original: ProjectImage | undefined;
  /** An image could not be displayed. */
  onBroken: () => void;
  onSave: SaveRetouched;
  /** Makes an earlier version the current one. */
  onRestore: (photo: Retouched, version: number) => void;
}

/** For a file whose size the server does not report. */
const usualRatio = 3 / 2;

/** The retouched photo, with a slider that compares it with its original, and its details below. */
export function RetouchedPhoto({ photo, fixes = [], original, onBroken, onSave, onRestore }: RetouchedPhotoProps) {
  const { name, urls, width, height, version, color, earlier } = photo;
  const ratio = width && height ? width / height : usualRatio;
  const after = urls.medium ?? urls.original;
  const before = original && (original.urls.medium ?? thumbnailAddresses(original)[0]);
  const seen = clientsSee(photo);
  const crop = useCrop(before ?? null, after);
  return (
    <div className={css.photo}>
      {before && after !== null ? (
        <BeforeAfter label={name} before={before} after={after} ratio={ratio} crop={crop} color={color ?? undefined} onBroken={onBroken} />
      ) : (
        <div className={css.single} style={{ '--retouched-ratio': ratio }}>
          <Image src={after} alt={name} ratio={ratio} color={color ?? undefined} loading="eager" fallback="letter" onBroken={onBroken} />
        </div>
      )}
      <Text as="p" look="body-s" tone={2}>
        {t('retouched.viewer.version', { number: version })} · {metaOf(photo)}
      </Text>
      {fixes.map(({ text, from }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have written the same
        <Text key={index} as="p">
          {from === null ? t('retouched.viewer.fix', { text }) : t('retouched.viewer.fixOf', { text, from })}
        </Text>
      ))}
      {photo.originalId === null && (
        <Text as="p" look="body-s" tone={2}>
          {t('retouched.viewer.loose')}
        </Text>
      )}
      {seen !== null && (
        <Text as="p" look="body-s">
          {seen}
        </Text>
      )}
      {photo.isHeld && (
        <Text as="p" look="body-s" tone={2}>
          {t('retouched.viewer.held')}
        </Text>
      )}
      {earlier.length > 0 && (
        <Earlier
          versions={earlier}
          seen={photo.isHeld ? null : shownVersion(photo)}
          onSave={(version) => onSave(photo.id, version)}
          onRestore={(version) => onRestore(photo, version)}
        />
      )}
    </div>
  );
}

interface EarlierProps {
  versions: Retouched['earlier'];
  /** The number of the version that clients see. */
  seen: number | null;
  onSave: (version: number) => void;
  onRestore: (version: number) => void;
}

function Earlier({ versions, seen, onSave, onRestore }: EarlierProps) {
  return (
    <section className={css.earlier}>
      <Heading level={3} look="title-3">
        {t('retouched.viewer.earlier')}
      </Heading>
      <ul>
        {versions.map((version) => (
          <li key={version.number} className={css.version}>
            <span>
              {t('retouched.viewer.version', { number: version.number })} · {metaOf(version)}
              {version.acceptedAt !== null && ` · ${t('retouched.viewer.isAccepted')}`}
              {version.number === seen && ` · ${t('retouched.viewer.isSeen')}`}
            </span>
            <TextButton
              aria-label={t('retouched.viewer.restoreEarlier', { number: version.number })}
              onPress={() => onRestore(version.number)}
            >
              {t('retouched.viewer.restore')}
            </TextButton>
            {version.original !== null && (
              <TextButton
                aria-label={t('retouched.viewer.downloadEarlier', { number: version.number })}
                onPress={() => onSave(version.number)}
              >
                {t('retouched.viewer.download')}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
