import { type ProjectImage, type Retouched, type Suggestion, thumbnailAddresses } from '@portal/api';
import { Button, Chip, Heading, Image, Text } from '@portal/ui';
import { t } from '../texts.ts';
import css from './Suggestions.module.css';
import { useSuggestions } from './useSuggestions.ts';

interface SuggestionsProps {
  projectId: number;
  photos: readonly Retouched[];
  originals: readonly ProjectImage[];
  /** Called with the whole list, after some were joined. */
  onJoined: (photos: readonly Retouched[]) => void;
}

interface Pair {
  suggestion: Suggestion;
  photo: Retouched;
  original: ProjectImage;
}

/** The photos that matched no name, each beside its likely original, to join all or single ones. */
export function Suggestions({ projectId, photos, originals, onJoined }: SuggestionsProps) {
  const { suggestions, searchFurther, isSearching, accept, dismiss, dismissed } = useSuggestions(projectId, onJoined);
  if (suggestions === null) return null;
  const canSearch = searchFurther !== null || isSearching;
  const pairs = suggestions.flatMap((suggestion): Pair[] => {
    const photo = photos.find(({ id, originalId }) => id === suggestion.retouchedId && originalId === null);
    const original = originals.find(({ id }) => id === suggestion.originalId);
    return photo && original ? [{ suggestion, photo, original }] : [];
  });
  if (pairs.length === 0 && !canSearch && dismissed.length === 0) return null;
  return (
    <section className={css.suggestions} aria-label={t('retouched.suggestions.title')}>
      <div className={css.head}>
        <Heading level={3} look="title-3">
          {t('retouched.suggestions.title')}
        </Heading>
        {pairs.length > 1 && (
          <>
            <Button size="sm" icon="check" onPress={() => void accept(pairs.map(({ suggestion }) => suggestion))}>
              {t('retouched.suggestions.acceptAll', { count: pairs.length })}
            </Button>
            <Button
              size="sm"
              tone="ghost"
              onPress={() =>
                void dismiss(
                  pairs.map(({ photo }) => photo.id),
                  true,
                )
              }
            >
              {t('retouched.suggestions.dismissAll')}
            </Button>
          </>
        )}
      </div>
      {pairs.length > 0 && (
        <>
          <Text as="p" look="body-s" tone={2}>
            {t('retouched.suggestions.text')}
          </Text>
          <ul className={css.list}>
            {pairs.map((pair) => (
              <SuggestedPair
                key={pair.photo.id}
                {...pair}
                hasRetouched={photos.some(({ originalId }) => originalId === pair.original.id)}
                onAccept={() => void accept([pair.suggestion])}
                onDismiss={() => void dismiss([pair.photo.id], true)}
              />
            ))}
          </ul>
        </>
      )}
      {(canSearch || dismissed.length > 0) && (
        <div className={css.head}>
          {canSearch && (
            <Button size="sm" tone="secondary" isPending={isSearching} onPress={() => searchFurther?.()}>
              {t('retouched.suggestions.searchFurther')}
            </Button>
          )}
          {dismissed.length > 0 && (
            <Button size="sm" tone="ghost" icon="restore" onPress={() => void dismiss(dismissed, false)}>
              {t('retouched.suggestions.again', { count: dismissed.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface PairProps extends Pair {
  /** The photo becomes the next version of that one. */
  hasRetouched: boolean;
  onAccept: () => void;
  onDismiss: () => void;
}

function SuggestedPair({ suggestion, photo, original, hasRetouched, onAccept, onDismiss }: PairProps) {
  const [thumbnail, ...spares] = thumbnailAddresses(original);
  const names = { photo: photo.name, original: original.name };
  return (
    <li className={css.pair} aria-label={t('retouched.suggestions.pair', names)}>
      <div className={css.images}>
        <figure>
          <Image
            src={photo.urls.thumb ?? photo.urls.medium}
            alt=""
            ratio={ratioOf(photo)}
            color={photo.color ?? undefined}
            fallback="letter"
          />
          <figcaption>{photo.name}</figcaption>
        </figure>
        <figure>
          <Image src={thumbnail ?? null} spares={spares} alt="" ratio={ratioOf(original)} fallback="letter" />
          <figcaption>{original.name}</figcaption>
        </figure>
      </div>
      <div className={css.sure}>
        <Chip>{t(`retouched.suggestions.${suggestion.certainty}`)}</Chip>
        {hasRetouched && (
          <Text look="body-s" tone={2}>
            {t('retouched.suggestions.nextVersion')}
          </Text>
        )}
      </div>
      <div className={css.buttons}>
        <Button size="sm" tone="secondary" aria-label={t('retouched.suggestions.acceptOne', names)} onPress={onAccept}>
          {t('retouched.suggestions.accept')}
        </Button>
        <Button size="sm" tone="ghost" aria-label={t('retouched.suggestions.dismissOne', names)} onPress={onDismiss}>
          {t('retouched.suggestions.dismiss')}
        </Button>
      </div>
    </li>
  );
}

/** For a file whose size the server does not report. */
const usualRatio = 3 / 2;
const ratioOf = ({ width, height }: { width: number | null; height: number | null }): number =>
  width && height ? width / height : usualRatio;
