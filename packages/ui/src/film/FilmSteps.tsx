import { Icon, type IconName } from '../icon/Icon.tsx';
import { Image } from '../image/Image.tsx';
import { Link } from '../link/Link.tsx';
import { texts } from '../texts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { FilmEdge } from './FilmEdge.tsx';
import css from './FilmSteps.module.css';

export interface FilmStep {
  id: string;
  /** What is to be done, and of a step that is done its name: «Выберите город», «Город». */
  label: string;
  icon: IconName;
  /** Where it is done. Without it the step is done, and its frame is lit. */
  href?: string | undefined;
  /** The photo that the frame of a done step shows. */
  src?: string | null | undefined;
}

export interface FilmStepsProps {
  /** Five to ten, in their order. */
  steps: readonly FilmStep[];
  /** What the steps lead to, for screen readers. */
  label: string;
  /** Said before the name of a step that is done. */
  doneLabel?: string | undefined;
}

/** Steps as frames of a contact sheet: those that are done are lit, each dark one leads to where it is done. */
export function FilmSteps({ steps, label, doneLabel = texts.filmSteps.done }: FilmStepsProps) {
  return (
    <div className={css.sheet} data-theme="dark">
      <ul className={css.frames} aria-label={label}>
        {steps.map(({ id, label: words, icon, href, src }, index) => (
          <li key={id} className={css.cell} data-lit={href === undefined || undefined}>
            <FilmEdge no={index + 1} brandAt={index % 4 === 2 ? 0 : 1} />
            <span className={css.holes} />
            <span className={css.frame}>
              {href === undefined ? (
                <>
                  {src && <Image src={src} alt="" brokenText="" />}
                  <span className={css.done} data-over={src ? true : undefined}>
                    <Icon name={src ? 'check' : icon} size={src ? 16 : 20} />
                    <span>
                      <VisuallyHidden>{`${doneLabel} `}</VisuallyHidden>
                      {words}
                    </span>
                  </span>
                </>
              ) : (
                <span className={css.open}>
                  <Icon name={icon} />
                  <Link href={href}>{words}</Link>
                </span>
              )}
            </span>
            <span className={css.holes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
