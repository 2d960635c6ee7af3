import { DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks';
import { screens } from 'virtual:components';
import { useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import blocks from '../blocks.module.css';
import components from '../components/Components.module.css';
import { PageLink } from '../components/PageLink.tsx';
import { StoryList } from '../StoryList.tsx';
import type { ShownTheme } from '../theme.ts';
import { useGlobals } from '../useGlobals.ts';
import { useStories } from '../useStories.ts';
import { Choice } from './Choice.tsx';
import css from './Screens.module.css';
import { Thumbnails } from './Thumbnails.tsx';
import { viewportOf } from './viewportOf.ts';

const themes: readonly ShownTheme[] = ['light', 'dark'];

/** A screen as it mostly is comes before what may go wrong with it, whichever file is read first. */
const contentFirst = (one: PreparedStory, other: PreparedStory) => Number(other.name === 'Content') - Number(one.name === 'Content');

/** What the code says of a story. */
function captionOf({ parameters }: PreparedStory): string | undefined {
  return (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story;
}

/** What the screen is made of, and where the app shows it. */
function AboutScreen({ title, address }: { title: string; address: unknown }) {
  const facts = screens.find((one) => one.title === title);
  return (
    <dl className={`sb-unstyled ${components.about}`}>
      {typeof address === 'string' && (
        <div>
          <dt>Address</dt>
          <dd>
            <code>{address}</code>
          </dd>
        </div>
      )}
      {facts && facts.components.length > 0 && (
        <div>
          <dt>Made of</dt>
          <dd>
            {facts.components.map((page) => (
              <PageLink key={page.id} id={page.id}>
                {page.title}
              </PageLink>
            ))}
          </dd>
        </div>
      )}
      {facts && (
        <div>
          <dt>For programs</dt>
          <dd>
            <a href={`./screens/${facts.file}`}>{facts.file}</a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** One state: its name, what the code says of it, and how it looks on a desktop and a phone. */
function ShownState({ story, shown }: { story: PreparedStory; shown: readonly ShownTheme[] }) {
  const { id, name } = story;
  const caption = captionOf(story);
  return (
    <figure className={css['state']}>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {name}
        </a>
        {caption && <span>{caption}</span>}
      </figcaption>
      <Thumbnails id={id} name={name} themes={shown} own={viewportOf(story)} />
    </figure>
  );
}

/** A screen's page: every state live, on a desktop and a phone, in either theme or both, and the guards. */
export function ScreenPage() {
  const { visuals, guards, description } = useStories();
  const { theme, isEveryTheme } = useGlobals(useContext(DocsContext));
  const [chosen, choose] = useState<ShownTheme | 'both'>();
  const look = chosen ?? (isEveryTheme ? 'both' : theme);
  return (
    <div className={`${blocks['page']} ${css['wide']}`}>
      <Title />
      {description && <Markdown>{description}</Markdown>}
      <AboutScreen title={visuals[0]?.title ?? ''} address={visuals[0]?.parameters['address']} />
      <section>
        <div className={css['heading']}>
          <h2>{`States: ${visuals.length}`}</h2>
          <Choice
            label="Theme of the pictures"
            options={[
              ['light', 'Light'],
              ['dark', 'Dark'],
              ['both', 'Both'],
            ]}
            value={look}
            onChange={choose}
          />
        </div>
        <div className={`sb-unstyled ${css['states']}`}>
          {visuals.toSorted(contentFirst).map((story) => (
            <ShownState key={story.id} story={story} shown={look === 'both' ? themes : [look]} />
          ))}
        </div>
      </section>
      <StoryList title="Guards" lead="What no screenshot shows. Each sentence is tested in a real browser." stories={guards} />
    </div>
  );
}
