import { escapeHtml } from '../platform/escape-html.ts';
import { colours } from './colours.ts';
import { oneLine, shortAddress } from './wording.ts';

/** What an email says: written once, and rendered as text and as HTML. */
export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Lines that are read by themselves. */
  list?: readonly string[];
  /** The one thing to do. */
  button: { label: string; address: string };
  /** What to know about it. */
  notes?: readonly string[];
  /** Why it was sent, and what becomes of an answer. */
  reason: readonly string[];
}

/** An email without its recipient. */
export interface Email {
  subject: string;
  text: string;
  html: string;
  /** Who gets an answer, where it is not the portal. */
  replyTo?: { name: string; address: string };
}

type Token = keyof typeof colours;

const greeting = 'Здравствуйте!';
const brand = 'Диафрагма';
const sans = "-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const serif = 'Georgia,serif';

/** The colour of the light theme stands in the element, and that of the dark one in a class: many clients drop either. */
const classOf = (token: Token): string => token.slice(2);
const fg = (token: Token, style: string): string => `class="${classOf(token)}" style="color:${colours[token].light};${style}"`;
const darkRules = Object.entries(colours)
  .map(([token, { dark }]) => {
    const property = /^--(?:bg|action-bg)/.test(token) ? 'background-color' : token === '--line-1' ? 'border-color' : 'color';
    return `.${classOf(token as Token)}{${property}:${dark}!important}`;
  })
  .join('');

const table = (style: string, rows: string, more = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${more} style="${style}">${rows}</table>`;

const paragraph = (text: string): string =>
  `<p ${fg('--text-1', `margin:0 0 16px;font:16px/24px ${sans};overflow-wrap:anywhere`)}>${escapeHtml(text)}</p>`;
const note = (text: string): string =>
  `<p ${fg('--text-2', `margin:0 0 8px;font:14px/20px ${sans};overflow-wrap:anywhere`)}>${escapeHtml(text)}</p>`;

function listOf(lines: readonly string[]): string {
  const rows = lines.map(
    (line) =>
      `<tr><td class="line-1" style="padding:10px 0;border-top:1px solid ${colours['--line-1'].light}"><span ${fg('--text-1', `font:16px/24px ${sans};overflow-wrap:anywhere`)}>${escapeHtml(line)}</span></td></tr>`,
  );
  return rows.length === 0 ? '' : table('margin:0 0 16px', rows.join(''));
}

/** A link that is as large as its cell, because some clients ignore the padding of a link. */
function buttonOf({ label, address }: EmailContent['button']): string {
  const { light } = colours['--action-bg'];
  const link = `<a href="${escapeHtml(address)}" ${fg('--action-fg', `display:inline-block;padding:12px 24px;font:600 16px/20px ${sans};text-decoration:none`)}>${escapeHtml(label)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px"><tr><td class="action-bg" bgcolor="${light}" style="background-color:${light};border-radius:6px">${link}</td></tr></table>`;
}

const addressOf = ({ address }: EmailContent['button']): string =>
  `<p style="margin:0 0 20px;font:14px/20px ${sans};overflow-wrap:anywhere"><a href="${escapeHtml(address)}" ${fg('--text-2', 'text-decoration:underline')}>${escapeHtml(shortAddress(address))}</a></p>`;

function htmlOf({ subject, heading, paragraphs, list = [], button, notes = [], reason }: EmailContent): string {
  const card = [
    `<h1 ${fg('--text-1', `margin:0 0 16px;font:24px/31px ${serif};overflow-wrap:anywhere`)}>${escapeHtml(heading)}</h1>`,
    ...[greeting, ...paragraphs].map(paragraph),
    listOf(list),
    buttonOf(button),
    addressOf(button),
    ...notes.map(note),
  ].join('');
  const { light: raised } = colours['--bg-raised'];
  const { light: page } = colours['--bg-page'];
  const rows = [
    `<tr><td ${fg('--text-1', `padding:0 4px 16px;font:21px/24px ${serif}`)}>${brand}</td></tr>`,
    `<tr><td class="bg-raised line-1" bgcolor="${raised}" style="background-color:${raised};border:1px solid ${colours['--line-1'].light};border-radius:10px;padding:24px 20px 16px">${card}</td></tr>`,
    `<tr><td style="padding:16px 4px 0">${reason.map(note).join('')}</td></tr>`,
  ];
  const inner = table('max-width:560px;margin:0 auto;table-layout:fixed', rows.join(''), ' align="center"');
  const body = table(
    `background-color:${page}`,
    `<tr><td align="center" style="padding:24px 12px"><div style="max-width:560px;margin:0 auto;text-align:left">${inner}</div></td></tr>`,
    ` class="bg-page" bgcolor="${page}"`,
  );
  return [
    '<!doctype html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title>`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${darkRules}}</style></head>`,
    `<body class="bg-page" style="margin:0;padding:0;background-color:${page}">${body}</body></html>\n`,
  ].join('\n');
}

/** Says everything that the HTML says: some people read nothing else. */
function textOf({ paragraphs, list = [], button, notes = [], reason }: EmailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    list.length === 1 ? list.join('') : list.map((line) => `– ${line}`).join('\n'),
    `${button.label}:\n${button.address}`,
    notes.join(' '),
    reason.join(' '),
    `Ваша «${brand}»`,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

/** The email in both forms, with a subject of one line. */
export function renderEmail(content: EmailContent): Email {
  return { subject: oneLine(content.subject), text: textOf(content), html: htmlOf(content) };
}
