import { useState } from 'react';
import type { Email } from '../../../packages/server/src/emails/layout.ts';
import { Choice } from '../screens/Choice.tsx';
import css from './Emails.module.css';
import { emailExamples } from './examples.ts';

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
type Theme = (typeof themes)[number][0];

const widths = [320, 600] as const;

/** The rules of the dark theme, for every client or for none: a frame's document follows the theme of the system, not of this page. */
const themed = (html: string, theme: Theme): string => html.replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all');

/** The HTML as an email client of this width and theme shows it. As high as its content, and without scripts. */
function Frame({ html, name, width, theme }: { html: string; name: string; width: number; theme: Theme }) {
  const [height, setHeight] = useState(600);
  return (
    <iframe
      title={`${name}, ${width} px`}
      className={css.frame}
      sandbox="allow-same-origin"
      srcDoc={themed(html, theme)}
      loading="lazy"
      style={{ inlineSize: width, blockSize: height }}
      onLoad={({ currentTarget }) => setHeight(currentTarget.contentDocument?.documentElement.scrollHeight ?? height)}
    />
  );
}

const senderOf = ({ replyTo }: Email): string => (replyTo ? `${replyTo.name} <${replyTo.address}>` : 'the sender');

/** All emails: their headers, their HTML at two widths, and their text. */
export function Emails() {
  const [theme, setTheme] = useState<Theme>('light');
  return (
    <div className={`sb-unstyled ${css.emails}`}>
      <Choice label="Theme" options={themes} value={theme} onChange={setTheme} />
      {emailExamples.map(({ name, about, email }) => (
        <section key={name} className={css.email}>
          <h2>{name}</h2>
          <p className={css.about}>{about}</p>
          <dl className={css.head}>
            <dt>Subject</dt>
            <dd lang="ru">{email.subject}</dd>
            <dt>Answers go to</dt>
            <dd lang="ru">{senderOf(email)}</dd>
          </dl>
          <div className={css.forms}>
            {widths.map((width) => (
              <Frame key={width + theme} html={email.html} name={name} width={width} theme={theme} />
            ))}
            <pre lang="ru">{email.text}</pre>
          </div>
        </section>
      ))}
    </div>
  );
}
