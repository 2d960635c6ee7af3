import { Heading } from '@portal/ui';
import { t } from '../texts.ts';
import { SamplePage } from '../SamplePage.tsx';
import { CourseCard } from './CourseCard.tsx';
import css from './EducationScreen.module.css';
import { MaterialList } from './MaterialList.tsx';
import { courses, materials, webinar } from './sample.ts';
import { WebinarPanel } from './WebinarPanel.tsx';

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
