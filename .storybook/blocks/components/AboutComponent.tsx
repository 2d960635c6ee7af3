import known from 'virtual:components';
import { Accessibility } from './Accessibility.tsx';
import css from './Components.module.css';
import { PageLinks } from './PageLinks.tsx';

const asDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface AboutComponentProps {
  title: string;
  /** The stories of its page that axe looks at. */
  stories: readonly string[];
}

/** Whether a component is stable and accessible, when it changed, and the screens that render it. */
export function AboutComponent({ title, stories }: AboutComponentProps) {
  const facts = known.find((one) => one.title === title);
  if (!facts) return null;
  const { guide, changed, usedOn, name } = facts;
  return (
    <dl className={`sb-unstyled ${css.about}`}>
      <div>
        <dt>Status</dt>
        <dd>{guide.status ?? 'stable'}</dd>
      </div>
      {changed && (
        <div>
          <dt>Last change</dt>
          <dd>
            <time dateTime={changed}>{asDay.format(new Date(changed))}</time>
          </dd>
        </div>
      )}
      <div>
        <dt>Accessibility</dt>
        <dd>
          <Accessibility stories={stories} />
        </dd>
      </div>
      <div>
        <dt>Used on</dt>
        <dd>
          {usedOn.length === 0 && 'no screen by itself: other components are made of it'}
          <PageLinks pages={usedOn} of="screens" />
        </dd>
      </div>
      <div>
        <dt>For programs</dt>
        <dd>
          <a href={`./components/${name}.md`}>{name}.md</a>
        </dd>
      </div>
    </dl>
  );
}
