import { captionOfDesign, designs } from './designs.ts';
import css from './Screens.module.css';

const files = import.meta.glob<string>('../../pages/designs/*/*.webp', { eager: true, query: '?url', import: 'default' });
const addresses = new Map(Object.entries(files).map(([file, address]) => [/([^/]+)\.webp$/.exec(file)?.[1], address]));

/** How a screen was designed before it was built, beside how it is. Each picture leads to itself in full size. */
export function Designs({ title }: { title: string }) {
  const shown = designs[title] ?? [];
  if (shown.length === 0) return null;
  return (
    <figure className={`${css['state']} ${css['designs']}`}>
      <figcaption>
        <b>As designed</b>
        <span>From before it was built. Where they differ, the specification decides.</span>
      </figcaption>
      <div className={css['frames']}>
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
