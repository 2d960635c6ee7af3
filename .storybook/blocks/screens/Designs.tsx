import { captionOfDesign, designs } from './designs.ts';
import type { ShownTheme } from '../theme.ts';
import css from './Screens.module.css';

const files = import.meta.glob<string>('../../pages/designs/*/*.webp', { eager: true, query: '?url', import: 'default' });
const addresses = new Map(Object.entries(files).map(([file, address]) => [/([^/]+)\.webp$/.exec(file)?.[1], address]));

interface DesignsProps {
  title: string;
  /** The theme of the live pictures beside it. */
  look: ShownTheme | 'both';
}

/** How a screen was designed before it was built, beside how it is. Each picture leads to itself in full size. */
export function Designs({ title, look }: DesignsProps) {
  const all = designs[title] ?? [];
  const alike = all.filter((file) => look === 'both' || file.includes(look) || file.includes('both'));
  // A screen that was designed in one theme only has no other to show.
  const shown = alike.some((file) => file.includes(look)) ? alike : all;
  if (shown.length === 0) return null;
  return (
    <figure className={css['state']}>
      <figcaption>
        <b>As designed</b>
        <span>From before it was built. Where they differ, the specification decides.</span>
      </figcaption>
      <div className={css['designed']}>
        {shown.map((file) => {
          const address = addresses.get(file);
          const caption = captionOfDesign(file);
          return (
            <a key={file} className={css['design']} href={address} target="_blank" rel="noreferrer" title={caption}>
              <img src={address} alt={`Design: ${caption}`} loading="lazy" />
            </a>
          );
        })}
      </div>
    </figure>
  );
}
