import { defaultQuery, listPhotographers, type Photo, type PhotographerCard, type Specialization } from '@portal/api';
import { Heading, Icon, isPlainClick, Image } from '@portal/ui';
import { type ReactNode, useRef, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeAddress } from '../list/address.ts';
import { formatRubles } from '../../common/texts/index.ts';
import { imageProps } from '../../common/cards/index.ts';
import { useRead } from '../../common/data/index.ts';
import { t } from '../texts.ts';
import { photoOf } from './sheetPhotos.ts';
import css from './Services.module.css';

/** Whether an element has been within half a viewport of the visible area. Never on the server. */
function useIsNearViewport(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '50% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}

/** How many of the cheapest are read: the first has the price, and one of them a photo of the kind. */
const cheapestCount = 4;

function bold(words: ReactNode) {
  return <b>{words}</b>;
}

interface ServicesProps {
  cards: readonly PhotographerCard[];
  specializations: readonly Specialization[];
}

/** The services and their specializations. */
const services = [
  { key: 'albums', codes: ['graduation-albums', 'school-albums'] },
  { key: 'kindergarten', codes: ['vignettes', 'kindergarten'] },
  { key: 'sessions', codes: ['photo-session', 'family', 'portrait', 'studio'] },
  { key: 'events', codes: ['reportage', 'prom', 'birthday'] },
] as const;

/** What photographers of the portal do; each row links to those who do it. */
export function Services({ cards, specializations }: ServicesProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNearViewport(section);
  const used: Photo[] = [];
  const rows = services.map(({ key, codes }) => {
    const kinds = specializations.filter(({ code }) => codes.some((one) => one === code)).map(({ id }) => id);
    const photo = photoOf(cards, kinds, used);
    if (photo) used.push(photo);
    return { key, kinds, photo };
  });
  return (
    <section ref={section} id="services" className={css.section}>
      <Heading level={2} look="display-l">
        {t('home.services.title')}
      </Heading>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Service key={row.key} service={row.key} kinds={row.kinds} photo={row.photo} isNear={isNear} />
        ))}
      </ul>
    </section>
  );
}

interface ServiceProps {
  service: (typeof services)[number]['key'];
  /** Ids of its specializations. */
  kinds: readonly number[];
  /** A photo of this kind, if the cards of the page have one. */
  photo: Photo | null;
  isNear: boolean;
}

/** One service. Its lowest price is requested when the row comes near the viewport: most visitors use the directory above it. */
function Service({ service, kinds, photo, isNear }: ServiceProps) {
  const navigate = useNavigate();
  const query = { ...defaultQuery, specializations: [...kinds] };
  const isAsked = isNear && kinds.length > 0;
  const cheapest = useRead(
    listPhotographers,
    isAsked ? { query: { ...query, limit: cheapestCount, minPrice: 1, sortBy: 'price', sortOrder: 'asc' } } : null,
  );
  const found = cheapest.state === 'ready' ? cheapest.data.items : [];
  const shown = photo ?? photoOf(found, kinds, []);
  const price = found[0]?.price ?? null;
  const search = String(writeAddress(new URLSearchParams(), query));
  const href = kinds.length > 0 && search ? `/photographers?${search}` : '/photographers';
  return (
    <li>
      <a
        className={css.row}
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          void navigate(href);
        }}
      >
        <span className={css.photo}>
          <Image {...(shown ? imageProps(shown) : { src: null })} sizes="220px" alt="" />
        </span>
        <span className={css.words}>
          <span className={css.name}>{t(`home.services.${service}.title`)}</span>
          <span className={css.text}>{t(`home.services.${service}.text`)}</span>
        </span>
        <span className={css.price}>{price !== null && t.rich('home.services.from', { price: formatRubles(price), b: bold })}</span>
        <Icon name="aright" size={24} />
      </a>
    </li>
  );
}
