import type { ShareNews } from '../platform/jobs/job.ts';
import { type Email, renderEmail } from './layout.ts';
import { oneLine, quoted } from './wording.ts';

export interface ProjectNews {
  project: string;
  events: readonly {
    what: ShareNews;
    /** The class and pupil of the share; `null`: it shows the whole project. */
    group: string | null;
    /** Photos that are chosen, or to be fixed, by now. */
    count: number;
  }[];
  /** Of the project's dialog. */
  address: string;
}
type Event = ProjectNews['events'][number];

/** Lines of one email: a long one is no easier to read than the project itself. */
const MAX_LINES = 20;

const rules = new Intl.PluralRules('ru');
const ends = (count: number, [one, few, many]: readonly [string, string, string]): string => {
  const form = rules.select(count);
  return `${count.toLocaleString('ru-RU')}\u00a0${form === 'one' ? one : form === 'few' ? few : many}`;
};

const words: Record<ShareNews, { subject: string; done: (event: Event) => string; more?: string }> = {
  choice_closed: {
    subject: 'Клиент выбрал фотографии',
    done: ({ count }) => `клиент выбрал ${ends(count, ['фотографию', 'фотографии', 'фотографий'])}`,
    more: 'Выбор отмечен в проекте.',
  },
  fix_wanted: {
    subject: 'Клиент просит правки',
    done: ({ count }) => `клиент просит поправить ${ends(count, ['фотографию', 'фотографии', 'фотографий'])}`,
    more: 'Что поправить, написано у обработанных фотографий. Покажите новую версию, и клиент ответит снова.',
  },
  sign_off_withdrawn: { subject: 'Клиент отменил приёмку', done: () => 'клиент отменил приёмку и смотрит фотографии ещё раз' },
  signed_off: { subject: 'Клиент принял фотографии', done: () => 'клиент принял готовые фотографии' },
  downloaded: { subject: 'Клиент скачал фотографии', done: () => 'клиент впервые скачал готовые фотографии' },
  uploaded: {
    subject: 'Ретушёр прислал фотографии',
    done: () => 'ретушёр прислал обработанные фотографии',
    more: 'Обработанные фотографии ждут вас в проекте: клиенты увидят их, когда вы покажете.',
  },
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function lineOf(event: Event): string {
  const done = words[event.what].done(event);
  return event.group === null ? capital(done) : `${oneLine(event.group)}: ${done}`;
}

/** Tells a photographer what was done in one project. Does not contain the address of a share. */
export function projectNewsEmail({ project, events, address }: ProjectNews): Email {
  const name = quoted(project);
  const kinds = [...new Set(events.map(({ what }) => what))];
  const [only] = kinds.length === 1 ? kinds : [];
  const subject = only && events.length === 1 ? words[only].subject : 'Новости проекта';
  const rest = events.length - MAX_LINES;
  const lines = events.slice(0, MAX_LINES).map(lineOf);
  return renderEmail({
    subject: `${subject}: ${name}`,
    heading: subject,
    paragraphs: [`В проекте ${name} есть новости.`],
    list: rest > 0 ? [...lines, `И ещё ${ends(rest, ['событие', 'события', 'событий'])}`] : lines,
    button: { label: 'Открыть проект', address },
    notes: kinds.flatMap((what) => words[what].more ?? []),
    reason: ['Вы получили это письмо, потому что это ваш проект в «Диафрагме».'],
  });
}
