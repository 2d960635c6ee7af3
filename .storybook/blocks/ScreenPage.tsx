import { Markdown, Title } from '@storybook/addon-docs/blocks';
import css from './blocks.module.css';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryLink } from './StoryLink.tsx';
import { StoryList } from './StoryList.tsx';
import { useStories } from './useStories.ts';

/** Sizes of the previews, CSS pixels. */
const wide = { width: 1440, height: 900, scale: 0.34 };
const narrow = { width: 390, height: 844, scale: 0.6 };

/** A screen's page: a preview of every state, and the guards. */
export function ScreenPage() {
  const { visuals, guards, description } = useStories();
  return (
    <div className={css['page']}>
      <Title />
      {description && <Markdown>{description}</Markdown>}
      <div className={css['sheet']}>
        {visuals.map(({ id, name }) => (
          <figure key={id}>
            <StoryFrame id={id} title={name} {...(name.includes('Narrow') ? narrow : wide)} />
            <figcaption>
              <StoryLink id={id}>{name}</StoryLink>
            </figcaption>
          </figure>
        ))}
      </div>
      <StoryList title="Guards" stories={guards} />
    </div>
  );
}
