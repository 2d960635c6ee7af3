import { type ReactNode, useEffect, useState } from 'react';
import { guardTag } from '../../guards.ts';
import { StoryLink } from '../StoryLink.tsx';
import { type Cell, readStates, type ScreenStates, states } from './states.ts';
import { ScrollBox } from '../tables/ScrollBox.tsx';
import css from './Screens.module.css';
import { Thumbnails } from './Thumbnails.tsx';

interface Shown {
  id: string;
  name: string;
  title: string;
}

interface Index {
  entries: Record<string, Shown & { type: string; tags?: string[] }>;
}

/** The screens of this Storybook, live or built. */
function useScreens(): ScreenStates[] {
  const [screens, setScreens] = useState<ScreenStates[]>([]);
  useEffect(() => {
    void (async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as Index;
      const pictures = Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes(guardTag));
      setScreens(readStates(pictures));
    })();
  }, []);
  return screens;
}

interface CellProps {
  cell: Cell;
  title: string;
  shownId: string | undefined;
  show: (story: Shown) => void;
}

function StateCell({ cell: { stories, reason }, title, shownId, show }: CellProps) {
  if (stories.length === 0 && reason === undefined) return <td className={css['hole']}>hole</td>;
  if (stories.length === 0) return <td className={css['reason']}>{reason}</td>;
  return (
    <td>
      {stories.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === shownId} onClick={() => show({ id, name, title })}>
          {name}
        </button>
      ))}
    </td>
  );
}

/** As wide as the table. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={css['wide']}>{children}</div>;
}

/** Every screen with its states: the chosen one is shown beside the table; a missing state has a reason, or is a gap. */
export function StateMatrix() {
  const screens = useScreens();
  const [shown, show] = useState<Shown>();
  const first = screens[0]?.cells.Content.stories[0];
  const story = shown ?? (first && { ...first, title: screens[0]?.title ?? '' });
  const holes = screens.flatMap(({ cells }) =>
    states.filter((state) => cells[state].stories.length + (cells[state].reason?.length ?? 0) === 0),
  );
  const pictures = screens.reduce(
    (sum, { cells, others }) => sum + others.length + states.reduce((all, state) => all + cells[state].stories.length, 0),
    0,
  );
  return (
    <div className={`sb-unstyled ${css['wide']} ${css['matrix']}`}>
      <p>{`${screens.length} screens and parts of screens, ${pictures} pictures, ${holes.length} holes`}</p>
      {story && (
        <figure className={css['preview']}>
          <figcaption>
            <StoryLink id={story.id}>{`${story.title}: ${story.name}`}</StoryLink>
          </figcaption>
          <Thumbnails id={story.id} name={story.name} themes={['light', 'dark']} />
        </figure>
      )}
      <ScrollBox label="States of the screens">
        <table>
          <thead>
            <tr>
              {['Screen', ...states, 'Its own states'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screens.map(({ title, cells, others }) => (
              <tr key={title}>
                <th scope="row">
                  <a href={`./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`} target="_top">
                    {title.split('/').slice(1).join(', ')}
                  </a>
                  <span>{title.split('/')[0]}</span>
                </th>
                {states.map((state) => (
                  <StateCell key={state} cell={cells[state]} title={title} shownId={story?.id} show={show} />
                ))}
                <StateCell cell={{ stories: others, reason: '' }} title={title} shownId={story?.id} show={show} />
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}
