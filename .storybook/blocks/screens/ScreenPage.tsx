import { DocsContext, Markdown, Title } from '@storybook/addon-docs/blocks';
import { screens } from 'virtual:components';
import { Fragment, useContext, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import blocks from '../blocks.module.css';
import components from '../components/Components.module.css';
import { PageLinks } from '../components/PageLinks.tsx';
import { Heading } from '../headings/Heading.tsx';
import { inSentenceCase } from '../../names.ts';
import { StoryList } from '../StoryList.tsx';
import type { ShownTheme } from '../theme.ts';
import { useGlobals } from '../useGlobals.ts';
import { useStories } from '../useStories.ts';
import { Choice } from './Choice.tsx';
import { describe } from './descriptions.ts';
import { Designs } from './Designs.tsx';
import css from './Screens.module.css';
import { meanings, stateOf } from './states.ts';
import { Thumbnails } from './Thumbnails.tsx';
import { viewportOf } from './viewportOf.ts';

const themes: readonly ShownTheme[] = ['light', 'dark'];

/** First the screen as it mostly is, then what only it has, then what every screen has, whichever file is read first. */
const order = ['Content', undefined, 'Loading', 'Empty', 'Failed', 'Long words', 'Narrow'];
const placeOf = ({ name }: PreparedStory) => order.indexOf(stateOf(name));
const inOrder = (one: PreparedStory, other: PreparedStory) => placeOf(one) - placeOf(other);

/** The doc comment of a story, or what every story of its state shows. */
function captionOf({ name, parameters }: PreparedStory): string | undefined {
  const state = stateOf(name);
  return (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story ?? (state && meanings[state]);
}

/** The components of the screen, and its address in the app. */
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
            <PageLinks pages={facts.components} of="components" />
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

/** One state: its name, its doc comment, and its appearance on a desktop and a phone. */
function ShownState({ story, shown }: { story: PreparedStory; shown: readonly ShownTheme[] }) {
  const { id, name } = story;
  const caption = captionOf(story);
  return (
    <figure className={css['state']}>
      <figcaption>
        <a href={`./?path=/story/${id}`} target="_top">
          {inSentenceCase(name)}
        </a>
        {caption && <span>{caption}</span>}
      </figcaption>
      <Thumbnails id={id} name={name} themes={shown} own={viewportOf(story)} />
    </figure>
  );
}

/** A screen's page: every state live, on a desktop and a phone, in either theme or both, and the guards. */
export function ScreenPage() {
  const { visuals, guards, description: inCode } = useStories();
  const title = visuals[0]?.title ?? '';
  const description = describe(title, inCode);
  const { theme, isEveryTheme } = useGlobals(useContext(DocsContext));
  const [chosen, choose] = useState<ShownTheme | 'both'>();
  const look = chosen ?? (isEveryTheme ? 'both' : theme);
  return (
    <div className={`${blocks['page']} ${css['wide']}`}>
      <Title />
      {description !== '' && (
        <div className={css['lead']}>
          <Markdown>{description}</Markdown>
        </div>
      )}
      <AboutScreen title={title} address={visuals[0]?.parameters['address']} />
      <section>
        <div className={css['heading']}>
          <Heading>{`States: ${visuals.length}`}</Heading>
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
          {visuals.toSorted(inOrder).map((story, index) => (
            <Fragment key={story.id}>
              <ShownState story={story} shown={look === 'both' ? themes : [look]} />
              {index === 0 && <Designs title={title} look={look} />}
            </Fragment>
          ))}
        </div>
      </section>
      <StoryList title="Guards" lead="What no screenshot shows. Each sentence is tested in a real browser." stories={guards} />
    </div>
  );
}
