import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { playerAddress } from './playerAddress.ts';
import css from './VideoCover.module.css';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../iris/Spinner.tsx';
import { Image } from '../image/Image.tsx';
import { texts, type Words } from '../texts.ts';
import { Heading } from '../typography/Heading.tsx';

export interface VideoCoverProps {
  /** A page or a player of YouTube, Rutube or VK Video. Any other address: an error message instead of a frame. */
  src: string;
  /** The cover; without one, or with a broken one, a blank film frame is shown. */
  cover: string | null;
  /** Under the image; names the button and the frame. */
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  /** As it is written: «4:12». */
  duration?: string | undefined;
  /** Its texts, where a caller overrides them. */
  words?: Words<'video'> | undefined;
}

/** The play button is removed: focus moves to the player. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus({ preventScroll: true });

/**
 * A video's cover until it is clicked, then the player in the same place (ledger DASH-14 to DASH-16, HOME-06). Before the click nothing is requested
 * from the player's site.
 */
export function VideoCover({ src, cover, title, level = 3, duration, words = texts.video }: VideoCoverProps) {
  const player = playerAddress(src);
  // Which video is being played: another address shows its cover again.
  const [played, setPlayed] = useState<string | null>(null);
  return (
    <figure className={css.root}>
      <div className={css.box}>
        {player !== null && played === player ? (
          <>
            <span className={css.wait}>
              <Spinner size={44} />
            </span>
            <iframe
              ref={takeFocus}
              className={css.frame}
              src={player}
              title={title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              // It may run scripts and open the video's page, but cannot navigate our page.
              // oxlint-disable-next-line react/iframe-missing-sandbox -- scripts beside its own origin are safe: that origin is never ours
              sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
              // The origin only: without any referrer YouTube plays nothing (its error 153).
              referrerPolicy="strict-origin"
            />
          </>
        ) : (
          <>
            {cover && <Image src={cover} alt="" brokenText="" />}
            {player === null ? (
              <p className={css.refused}>
                <Icon name="info" size={18} />
                {words.refused}
              </p>
            ) : (
              <Button className={css.play ?? ''} aria-label={words.play(title)} onPress={() => setPlayed(player)}>
                <span className={css.disc}>
                  <Icon name="play" size={26} />
                </span>
              </Button>
            )}
            {duration && player !== null && <span className={css.duration}>{duration}</span>}
          </>
        )}
      </div>
      <Heading level={level} look="title-3">
        {title}
      </Heading>
    </figure>
  );
}
