import { defaultQuery, type PhotographerCard, type Specialization } from '@portal/api';
import { Button, FilmSheet, ToggleGroup } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { imageProps } from '../../common/cards/index.ts';
import { writeAddress } from '../list/address.ts';
import { CityFilter } from '../filters/CityFilter.tsx';
import { useSettledCity } from '../filters/useSettledCity.ts';
import { t } from '../texts.ts';
import css from './HomeIntro.module.css';
import { composed, sheetPhotos } from './sheetPhotos.ts';

interface HomeIntroProps {
  /** The photographers whose photos are on the contact sheet; null while they are loading. */
  cards: readonly PhotographerCard[] | null;
  specializations: readonly Specialization[];
}

/** The specializations of the four quick choices, where the server has them. */
const quickCodes = ['school-albums', 'kindergarten', 'vignettes', 'reportage'];

function italic(words: ReactNode) {
  return <i>{words}</i>;
}

/** What the portal is for, and a search. */
export function HomeIntro({ cards, specializations }: HomeIntroProps) {
  const navigate = useNavigate();
  const [city, setCity] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const known = quickCodes.flatMap((code) => specializations.find((one) => one.code === code) ?? []);
  const quick = known.length > 0 ? known : specializations.slice(0, quickCodes.length);
  const { submit, cityField } = useSettledCity(() => {
    const search = writeAddress(new URLSearchParams(), { ...defaultQuery, city, specializations: chosen.map(Number) });
    void navigate({ pathname: '/photographers', search: String(search) });
  });
  return (
    <section className={css.intro}>
      <div className={css.words}>
        <h1 className={css.title}>{t.rich('home.title', { i: italic })}</h1>
        <p className={css.lead}>{t('home.lead')}</p>
        <div className={css.find}>
          <CityFilter {...cityField} city={city} onChange={setCity} size="lg" />
          <Button size="lg" onPress={submit}>
            {t('home.show')}
          </Button>
        </div>
        <div className={css.quick}>
          {quick.length > 0 && (
            <ToggleGroup
              label={t('home.quick')}
              isLabelHidden
              selectionMode="multiple"
              options={quick.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </div>
      </div>
      <div className={css.sheet} aria-hidden="true">
        <ContactSheet cards={cards} />
      </div>
    </section>
  );
}

const strips = 4;
const frameWidth = '160px';
const frames = 4;
const firstNumber = 9;
/** Frame 14 is the one marked by the pencil. */
const marked = 5;

function ContactSheet({ cards }: Pick<HomeIntroProps, 'cards'>) {
  if (cards === null) return <div className={css.blank} />;
  const photos = composed(sheetPhotos(cards, strips * frames), frames, marked);
  if (photos.length === 0) return null;
  const rows = Math.max(1, Math.floor(photos.length / frames));
  return (
    <FilmSheet
      strips={Array.from({ length: rows }, (_, row) => ({
        no: firstNumber + row * frames,
        frames: photos.slice(row * frames, (row + 1) * frames).map((photo, index) => ({
          ...imageProps(photo),
          sizes: frameWidth,
          alt: '',
          isMarked: row * frames + index === marked,
        })),
      }))}
    />
  );
}
