import type { PhotographerCard, Specialization } from '@portal/api';
import { Film } from './Film.tsx';
import css from './HomeSections.module.css';
import { Services } from './Services.tsx';
import { ButtonLink, Heading, Image, Text } from '@portal/ui';
import { imageProps } from '../../common/cards/index.ts';
import { t } from '../texts.ts';
import { sheetPhotos } from './sheetPhotos.ts';

const features = ['card', 'albums', 'projects', 'learning'] as const;

/** Which of the nine frames are chosen, and in which order. */
const chosen: Readonly<Record<number, number>> = { 2: 1, 4: 3, 6: 2 };

const frame = '(width < 1024px) 33vw, 200px';

/** What the cabinet gives photographers: a dark band in both themes, nine frames as in a selection. */
function Features({ cards }: { cards: readonly PhotographerCard[] }) {
  const photos = sheetPhotos(cards, 25).slice(-9);
  return (
    <section id="features" className={css.band} data-theme="dark" aria-labelledby="features-title">
      <div className={css.inside}>
        <div>
          <Heading level={2} look="display-l" id="features-title">
            {t('home.features.title')}
          </Heading>
          <ul className={css.list}>
            {features.map((key) => (
              <li key={key} className={css.item}>
                <Heading level={3} look="title-4">
                  {t(`home.features.${key}.title`)}
                </Heading>
                <Text look="body-s" tone={2}>
                  {t(`home.features.${key}.text`)}
                </Text>
              </li>
            ))}
          </ul>
          <ButtonLink href="/register" size="lg">
            {t('home.features.create')}
          </ButtonLink>
        </div>
        {photos.length === 9 && (
          <div className={css.frames} aria-hidden="true">
            {photos.map((photo, index) => (
              <div key={photo.url} className={css.frame} data-chosen={chosen[index] !== undefined || undefined}>
                <Image {...imageProps(photo)} sizes={frame} alt="" ratio={3 / 2} />
                {chosen[index] !== undefined && <span className={css.number}>{chosen[index]}</span>}
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

const advantages = ['portfolio', 'price', 'direct'] as const;

/** Why a visitor should look for a photographer here. */
function Advantages() {
  return (
    <section id="advantages" className={css.advantages}>
      <Heading level={2} look="display-l">
        {t('home.advantages.title')}
      </Heading>
      <ul className={css.advantageList}>
        {advantages.map((key) => (
          <li key={key} className={css.advantage}>
            <Heading level={3} look="title-2">
              {t(`home.advantages.${key}.title`)}
            </Heading>
            <Text tone={2}>{t(`home.advantages.${key}.text`)}</Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HomeSectionsProps {
  cards: readonly PhotographerCard[];
  specializations: readonly Specialization[];
}

/** Services, advantages, features: everything below the directory. */
export function HomeSections({ cards, specializations }: HomeSectionsProps) {
  return (
    <>
      <div className={css.part} data-late>
        <Services cards={cards} specializations={specializations} />
      </div>
      <div className={css.part} data-late>
        <Advantages />
        <Film />
      </div>
      <div className={css.part} data-late>
        <Features cards={cards} />
      </div>
    </>
  );
}
