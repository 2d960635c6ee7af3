import type { ShareNews } from '../../../platform/jobs/job.ts';
import type { Context } from '../../../routing/context.ts';
import { findAddressee } from '../repository.ts';
import { countFavourites } from '../shown-repository.ts';

const photos = (count: number): string => {
  const form = new Intl.PluralRules('ru').select(count);
  return `${count.toLocaleString('ru-RU')}\u00a0${form === 'one' ? 'фотографию' : form === 'few' ? 'фотографии' : 'фотографий'}`;
};

const subjects: Record<ShareNews, (project: string) => string> = {
  choice_closed: (project) => `Клиент выбрал фотографии: «${project}»`,
  signed_off: (project) => `Клиент принял фотографии: «${project}»`,
  downloaded: (project) => `Клиент скачал фотографии: «${project}»`,
  uploaded: (project) => `Ретушёр прислал фотографии: «${project}»`,
};

const lines: Record<ShareNews, (count: number) => string> = {
  choice_closed: (count) => `Клиент выбрал ${photos(count)} и отправил вам свой выбор. Он отмечен в проекте.`,
  signed_off: () => 'Клиент посмотрел готовые фотографии и принял их.',
  downloaded: () => 'Клиент впервые скачал готовые фотографии по ссылке.',
  uploaded: () =>
    'Ретушёр прислал обработанные фотографии. Они ждут вас в проекте, в разделе «Обработанные»: клиенты увидят их, когда вы покажете.',
};

/** Tells the photographer what was done through a share. The email does not contain the address of the share. */
export async function sendShareNews(
  { db, mail, publicUrl }: Context,
  { shareId, what }: { shareId: number; what: ShareNews },
): Promise<void> {
  const found = await findAddressee(db, shareId);
  if (!found) return;
  const count = await countFavourites(db, shareId);
  // A line break in a name could end the subject.
  const name = found.name.replaceAll(/\s+/g, ' ');
  await mail.send({
    to: found.email,
    subject: subjects[what](name),
    text: ['Здравствуйте!', lines[what](count), `${publicUrl}/dashboard/projects`, 'Ваша «Диафрагма»'].join('\n\n'),
  });
}
