import { Controls, Story, Title } from '@storybook/addon-docs/blocks';
import { AboutComponent } from './components/AboutComponent.tsx';
import css from './blocks.module.css';
import { Facts } from './Facts.tsx';
import type { Guide } from './guide.ts';
import { Heading } from './headings/Heading.tsx';
import { InheritedProps } from './props/InheritedProps.tsx';
import { StoryCanvas } from './props/StoryCanvas.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { StoryList } from './StoryList.tsx';
import { ScrollBox } from './tables/ScrollBox.tsx';
import { useStories } from './useStories.ts';

const known = ['Playground', 'States', 'Narrow', 'Do and don’t'];

/** A primitive's page: purpose, playground, states, keys, guards. */
export function PrimitivePage({ guide }: { guide: Guide }) {
  const { visuals, guards } = useStories();
  const find = (name: string) => visuals.find((story) => story.name === name);
  const [playground, states, narrow, pairs] = known.map(find);
  const others = visuals.filter(({ name }) => !known.includes(name));

  return (
    <div className={css['page']}>
      <Title />
      <p className={`sb-unstyled ${css['purpose']}`}>{guide.purpose}</p>
      <AboutComponent
        title={visuals[0]?.title ?? ''}
        stories={[playground, states].filter((story) => story !== undefined).map(({ id }) => id)}
      />
      {playground && (
        <>
          <StoryCanvas story={playground} />
          <ScrollBox label="Props">
            <Controls of={playground.moduleExport} />
          </ScrollBox>
          <InheritedProps component={playground.component} />
        </>
      )}
      <div className={css['columns']}>
        <section>
          <Heading>When to use</Heading>
          <ul className={`sb-unstyled ${css['do']}`}>
            {guide.use.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
        <section>
          <Heading>When not</Heading>
          <ul className={`sb-unstyled ${css['dont']}`}>
            {guide.avoid.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
      {pairs && (
        <section>
          <Heading>Do and don’t</Heading>
          <Story of={pairs.moduleExport} />
        </section>
      )}
      {states && (
        <section>
          <Heading>States</Heading>
          <StoryCanvas story={states} />
        </section>
      )}
      {narrow && (
        <section>
          <Heading>Narrow: 320 px</Heading>
          <StoryFrame id={narrow.id} title={`${narrow.title}, 320 px`} width={320} height={480} />
        </section>
      )}
      <section>
        <Heading>Anatomy</Heading>
        <Facts facts={guide.anatomy} />
      </section>
      <section>
        <Heading>Keyboard</Heading>
        {guide.keyboard.length > 0 ? <Facts facts={guide.keyboard} areKeys /> : <p>It takes no focus.</p>}
      </section>
      <StoryList title="Guards" lead="What no screenshot shows. Each sentence is tested in a real browser." stories={guards} />
      <StoryList title="More stories" stories={others.map(({ id, name }) => ({ id, text: name }))} />
    </div>
  );
}
