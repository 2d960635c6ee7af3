import { Button, formatBytes, Heading, Icon, IconButton, Image, Text } from '@portal/ui';
import { t } from '../texts.ts';
import { SamplePage } from '../SamplePage.tsx';
import css from './EducationScreen.module.css';
import { type Course, courses, type Material, materials, type Webinar, webinar } from './sample.ts';
import { formatDay, formatRubles } from '../../common/texts/index.ts';
import { notifyInDevelopment } from '../notifyInDevelopment.ts';

/** Courses, a webinar and materials. Sample data, no calls (D2 §2.6). */
export function EducationScreen() {
  return (
    <SamplePage title={t('education.title')} note={t('education.sample')}>
      <section className={css.section}>
        <Heading level={2} look="title-2">
          {t('education.courses')}
        </Heading>
        <div className={css.courses}>
          {courses.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </div>
      </section>
      <WebinarPanel webinar={webinar} />
      <section className={css.section}>
        <Heading level={2} look="title-2">
          {t('education.materials')}
        </Heading>
        <MaterialList materials={materials} />
      </section>
    </SamplePage>
  );
}

/** A course: what it teaches and what it costs. */
function CourseCard({ course }: { course: Course }) {
  return (
    <article className={css.card}>
      <Image src={course.image} alt="" ratio={5 / 3} />
      <div className={css.words}>
        <Heading level={3}>{course.title}</Heading>
        <Text look="body-s" tone={2}>
          {course.description}
        </Text>
      </div>
      <div className={css.foot}>
        <span className={css.price}>{formatRubles(course.price)}</span>
        <Button tone="secondary" size="sm" aria-label={t('education.viewCourse', { title: course.title })} onPress={notifyInDevelopment}>
          {t('education.view')}
        </Button>
      </div>
    </article>
  );
}

/** The next webinar: a dark panel in both themes. */
function WebinarPanel({ webinar }: { webinar: Webinar }) {
  return (
    <section className={css.webinar} data-theme="dark">
      <div className={css.photo}>
        <Image src={webinar.image} alt="" />
      </div>
      <div className={css.webinarWords}>
        <div className={css.when}>
          <span className={css.fact}>
            <Icon name="calendar" size={18} />
            <time dateTime={webinar.date}>{formatDay(webinar.date)}</time>
          </span>
          <span className={css.fact}>
            <Icon name="clock" size={18} />
            {t('education.moscowTime', { time: webinar.time })}
          </span>
        </div>
        <Heading level={2} look="title-2">
          {webinar.title}
        </Heading>
        <Text look="body-m" tone={2}>
          {webinar.description}
        </Text>
        <div className={css.action}>
          <Button onPress={notifyInDevelopment}>{t('education.register')}</Button>
        </div>
      </div>
    </section>
  );
}

/** Files to download, each with its kind and size. */
function MaterialList({ materials }: { materials: readonly Material[] }) {
  return (
    <ul>
      {materials.map(({ id, title, type, size }) => (
        <li key={id} className={css.row}>
          <span className={css.type}>{type}</span>
          <span className={css.title}>{title}</span>
          <span className={css.size}>{formatBytes(size)}</span>
          <IconButton icon="download" label={t('education.download', { title })} onPress={notifyInDevelopment} />
        </li>
      ))}
    </ul>
  );
}
