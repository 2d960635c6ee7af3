import { Button, Heading, Image, Text } from '@portal/ui';
import { formatRubles } from '../../common/index.ts';
import { notifyInDevelopment } from '../notifyInDevelopment.ts';
import { t } from '../texts.ts';
import css from './CourseCard.module.css';
import type { Course } from './sample.ts';

/** A course: what it teaches and what it costs. */
export function CourseCard({ course }: { course: Course }) {
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
