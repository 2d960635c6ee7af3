import lookDark from '../../pages/pictures/directory-dark.png';
import lookLight from '../../pages/pictures/directory-light.png';
import css from './Doors.module.css';

const doors = [
  ['primitives-overview', 'Components', 'live, with their props, rules and right and wrong use'],
  ['screens', 'Screens', 'each with its states, on a desktop and a phone'],
  ['foundations-colour', 'Foundations', 'colour, type, space, motion, icons, tokens'],
  ['foundations-texts-and-tone', 'Texts', 'how the portal speaks'],
] as const;

/** What the portal looks like, and where a designer goes first. */
export function Doors() {
  return (
    <div className={`sb-unstyled ${css['doors']}`}>
      <a href="./?path=/story/app-portal--home" target="_top" className={css['look']}>
        {/* Lazy: the hidden one of them is never requested. */}
        <img loading="lazy" className={css['light']} src={lookLight} alt="The directory, light theme" width={960} height={833} />
        <img loading="lazy" className={css['dark']} src={lookDark} alt="The directory, dark theme" width={960} height={833} />
      </a>
      <ul>
        {doors.map(([page, name, text]) => (
          <li key={page}>
            <a href={`./?path=/docs/${page}--docs`} target="_top">
              {name}
            </a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
