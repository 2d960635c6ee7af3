import { defaultQuery, type Photo, type PhotographerCard, type Specialization } from '@portal/api';
import { Heading, Icon, isPlainClick, Image } from '@portal/ui';
import { useNavigate } from 'react-router-dom';
import { writeAddress } from '../catalogue/address.ts';
import { photoFiles } from '../../common/index.ts';
import { t } from '../texts.ts';
import { photoOf } from './sheetPhotos.ts';
import css from './Services.module.css';

interface ServicesProps {
  cards: readonly PhotographerCard[];
  specializations: readonly Specialization[];
}

/** The services and the specializations that make each. */
const services = [
  { key: 'albums', codes: ['graduation-albums', 'school-albums'] },
  { key: 'kindergarten', codes: ['vignettes', 'kindergarten'] },
  { key: 'sessions', codes: ['photo-session', 'family', 'portrait', 'studio'] },
  { key: 'events', codes: ['reportage', 'prom', 'birthday'] },
] as const;

/** What photographers of the portal do; each row leads to those who do it. */
export function Services({ cards, specializations }: ServicesProps) {
  const navigate = useNavigate();
  const used: Photo[] = [];
  const rows = services.map(({ key, codes }) => {
    const kinds = specializations.filter(({ code }) => codes.some((one) => one === code)).map(({ id }) => id);
    const photo =
      photoOf(cards, kinds, used) ??
      photoOf(
        cards,
        specializations.map(({ id }) => id),
        used,
      );
    if (photo) used.push(photo);
    const search = String(writeAddress(new URLSearchParams(), { ...defaultQuery, specializations: kinds }));
    return { key, photo, href: search ? `/photographers?${search}` : '/photographers' };
  });
  return (
    <section id="services" className={css.section}>
      <Heading level={2} look="display-l">
        {t('home.services.title')}
      </Heading>
      <ul className={css.rows}>
        {rows.map(({ key, photo, href }) => (
          <li key={key}>
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
                <Image {...(photo ? photoFiles(photo) : { src: null })} sizes="220px" alt="" />
              </span>
              <span className={css.words}>
                <span className={css.name}>{t(`home.services.${key}.title`)}</span>
                <span className={css.text}>{t(`home.services.${key}.text`)}</span>
              </span>
              <Icon name="aright" size={24} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
