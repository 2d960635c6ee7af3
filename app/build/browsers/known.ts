/** What the build uses although some of the browsers lack it, and why that does no harm. */
export const known: Readonly<Record<string, string>> = {
  // Asked for before use.
  '.canShare()': 'asked for before use: without it a photo is downloaded',
  '.checkVisibility()': 'React Aria looks for it, and measures otherwise',
  '.share()': 'the button is not shown without it',
  '.startViewTransition()': 'React and the router look for it; the portal uses none',
  'Error.captureStackTrace': 'zod looks for it',
  'new ClipboardItem': 'Firefox before 127: the text is shown in a field, selected',
  'Intl.Segmenter': 'names of more than 240 bytes may be cut inside a grapheme',

  // Methods of our own and of libraries, named like those of the platform.
  '.intersection()': "React Aria's",
  '.move()': 'our own',
  '.union()': "React Aria's",
  '.use()': "React's",

  // Better where it works.
  ':open': 'the arrow of a select that is open is turned',
  '@property': 'only tells what is inherited, so that less is computed',
  '@media (scripting)': 'without scripts and without it, what needs scripts is shown too',
  'break-after: avoid': 'prints without a heading alone at the lower end of a page',
  'contain-intrinsic-block-size': 'content-visibility',
  'content-visibility': 'lays out less at first',
  'content-visibility: auto': 'content-visibility',
  d: 'the opening of the iris is animated',
  'field-sizing': 'TextArea.module.css has other means',
  'field-sizing: content': 'field-sizing',
  'forced-color-adjust': 'Safari forces no colours',
  'forced-color-adjust: none': 'forced-color-adjust',
  'grid-template-rows: subgrid': 'rows of days are as high as their own words',
  'justify-content: safe': 'the buttons of the viewer begin at the left',
  'overflow-clip-margin': 'a shadow or a ring is cut a little',
  'scrollbar-width': 'a scrollbar is shown, or as wide as usual',
  'scrollbar-width: none': 'scrollbar-width',
  'scrollbar-width: thin': 'scrollbar-width',
  'text-size-adjust': 'with a prefix for Safari, and Firefox on a computer needs none',
  'text-wrap': 'lines of headings are less even',
  'text-wrap: balance': 'text-wrap',
  'text-wrap: pretty': 'text-wrap',
};
