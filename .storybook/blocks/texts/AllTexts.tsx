import { memo, useState } from 'react';
import known from 'virtual:texts';
import { Place } from '../Place.tsx';
import { CopyName } from '../foundations/CopyName.tsx';
import { Search } from '../foundations/Search.tsx';
import { Specimen } from '../foundations/Specimen.tsx';
import { Choice } from '../screens/Choice.tsx';
import { StoryLink } from '../StoryLink.tsx';
import css from './AllTexts.module.css';
import { areaOf, isLong, isMissing, lengthOf, type TextRow, type Written } from './rows.ts';

const { texts, stories } = known;

const kinds = { all: () => true, long: isLong, missing: isMissing };
type Kind = keyof typeof kinds;

/** A text in one language, with its place. */
function Words({ text, file, lang }: { text: Written | undefined; file: string; lang: string }) {
  if (!text || lengthOf(text) === 0) return <p className={css.mark}>missing</p>;
  return (
    <div>
      {text.forms.map((form) => (
        <p key={form} lang={lang}>
          {form}
        </p>
      ))}
      <div className={css.aside}>
        <Place file={file} line={text.line} />
      </div>
    </div>
  );
}

const Links = ({ to }: { to: readonly number[] }) =>
  to.map((place) => {
    const { id = '', title } = stories[place] ?? {};
    return (
      <StoryLink key={id} id={id}>
        {title}
      </StoryLink>
    );
  });

/** The story that shows a text most directly, and, folded, the others. */
function Shown({ at }: { at: readonly number[] }) {
  if (at.length === 0) return <span className={css.aside}>no story</span>;
  return (
    <>
      <Links to={at.slice(0, 1)} />
      {at.length > 1 && (
        <details>
          <summary>{`and ${at.length - 1} more`}</summary>
          <Links to={at.slice(1)} />
        </details>
      )}
    </>
  );
}

const Row = memo(function Row({ text }: { text: TextRow }) {
  const { file, key, russian, english, saidBy, shown } = text;
  const length = Math.max(lengthOf(russian), english ? lengthOf(english) : 0);
  return (
    <li className={css.row}>
      <div>
        <CopyName text={key} />
        <span className={css.aside}>
          {`${areaOf(file).replaceAll('/', ' / ')}, `}
          {isLong(text) ? <b>{`long: ${length}\u00A0letters`}</b> : `${length}\u00A0letters`}
        </span>
      </div>
      <Words text={russian} file={file} lang="ru" />
      <Words text={english} file={file.replace('.ru.', '.en.')} lang="en" />
      <div className={css.shown}>
        <Shown at={shown} />
        <span className={css.aside}>{saidBy.length === 0 ? 'not used' : saidBy.map((one) => one.split('/').at(-1)).join(', ')}</span>
      </div>
    </li>
  );
});

/** As many rows at once as are quick to render while somebody types. */
const step = 50;

function Rows({ found }: { found: readonly TextRow[] }) {
  const [{ of, count }, show] = useState({ of: found, count: step });
  if (of !== found) show({ of: found, count: step });
  return (
    <>
      <div className={css.heads} aria-hidden="true">
        <span>Key and length</span>
        <span>Russian</span>
        <span>English</span>
        <span>Shown on</span>
      </div>
      <ul>
        {found.slice(0, count).map((text) => (
          <Row key={`${text.file} ${text.key}`} text={text} />
        ))}
      </ul>
      {found.length > count && (
        <button type="button" className={css.more} onClick={() => show({ of, count: count + step })}>
          {`Show more: ${found.length - count} left`}
        </button>
      )}
    </>
  );
}

/** Every text of the product with a search: its words, its place in the repository, and the stories that show it. */
export function AllTexts() {
  const [kind, setKind] = useState<Kind>('all');
  const options = (Object.keys(kinds) as Kind[]).map((one) => [one, `${one}: ${texts.filter(kinds[one]).length}`] as const);
  return (
    <Specimen>
      <div className={css.kinds}>
        <Choice label="Which texts" options={options} value={kind} onChange={setKind} />
      </div>
      <Search
        of="texts"
        items={texts.filter(kinds[kind])}
        wordsOf={({ file, key, russian, english }) => [areaOf(file), key, ...russian.forms, ...(english?.forms ?? [])].join(' ')}
      >
        {(found) => <Rows found={found} />}
      </Search>
    </Specimen>
  );
}
