import known from 'virtual:components';
import { Heading } from '../headings/Heading.tsx';
import { StoryFrame } from '../StoryFrame.tsx';
import css from './Components.module.css';
import type { ComponentFacts } from './readComponents.ts';

const groupOf = ({ title }: ComponentFacts): string => title.split('/')[1] ?? '';
const label = ({ title }: ComponentFacts): string => title.split('/')[2] ?? title;

/** Every component by purpose: a live example, and a link to its page. */
export function ComponentGallery({ groups }: { groups: readonly string[] }) {
  return groups.map((group) => (
    <section key={group}>
      <Heading>{group}</Heading>
      <ul className={`sb-unstyled ${css.gallery}`}>
        {known
          .filter((one) => groupOf(one) === group)
          .map((one) => (
            <li key={one.id}>
              <StoryFrame id={one.id.replace(/docs$/, 'playground')} title={label(one)} width={480} height={240} scale={0.6} isCentred />
              <a href={`./?path=/docs/${one.id}`} target="_top">
                {label(one)}
              </a>
              <span>{one.guide.purpose.split(/(?<=\.)\s/)[0]}</span>
            </li>
          ))}
      </ul>
    </section>
  ));
}
