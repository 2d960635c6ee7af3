import { Heading } from './headings/Heading.tsx';
import { StoryLink } from './StoryLink.tsx';

interface StoryListProps {
  title: string;
  /** Shown between the title and the list. */
  lead?: string;
  stories: readonly { id: string; text: string }[];
}

/** Links to stories; nothing if there are none. */
export function StoryList({ title, lead, stories }: StoryListProps) {
  if (stories.length === 0) return null;
  return (
    <section>
      <Heading>{title}</Heading>
      {lead && <p>{lead}</p>}
      <ul>
        {stories.map(({ id, text }) => (
          <li key={id}>
            <StoryLink id={id}>{text}</StoryLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
