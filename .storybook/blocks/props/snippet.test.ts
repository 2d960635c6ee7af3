import { expect, test } from 'vitest';
import { snippet } from './snippet.ts';

test('imports what it names from the package, and nothing else', () => {
  expect(snippet('<Modal title="Город"><Button>Да</Button></Modal>')).toBe(
    'import { Button, Modal } from \'@portal/ui\';\n\n<Modal title="Город"><Button>Да</Button></Modal>',
  );
  expect(snippet(snippet('<Badge />'))).toBe("import { Badge } from '@portal/ui';\n\n<Badge />");
  expect(snippet('<div />')).toBe('<div />');
});

test('leaves out defaults of the component itself, not those of its children', () => {
  const of = { defaults: { level: 3, isWide: false } };
  expect(snippet('<Card\n  footer={<Text level={3} />}\n  level={3}\n  onPress={() => {}}\n  isWide={false}\n/>', of)).toContain(
    '<Card\n  footer={<Text level={3} />}\n  onPress={() => {}}\n/>',
  );
  expect(snippet('<Card level={3} title="x" />', of)).toContain('<Card title="x" />');
});

test('names the component and not the helper that holds its state, also inside', () => {
  const modal = { name: 'Modal' };
  expect(snippet('<Controlled\n  isOpen\n>\n  <p>Да</p>\n</Controlled>', modal)).toBe(
    "import { Modal } from '@portal/ui';\n\n<Modal\n  isOpen\n>\n  <p>Да</p>\n</Modal>",
  );
  expect(snippet('<div><Held value="" onChange={() => {}} /></div>', { name: 'TextField' })).toBe(
    'import { TextField } from \'@portal/ui\';\n\n<div><TextField value="" onChange={() => {}} /></div>',
  );
  expect(snippet('<Button>Да</Button>', modal)).toContain('<Button>Да</Button>');
});

test('is empty if it would use what the package does not export', () => {
  expect(snippet('<ForcedState state="hovered"><Button>Да</Button></ForcedState>', { name: 'Button' })).toBe('');
  expect(snippet('<div><Framed frames={[<Modal />]} /></div>', { name: 'Modal' })).toBe('');
});

test('leaves out keys', () => {
  expect(snippet('<p>\n  <b key="40">40</b>\n  <b\n    key="52"\n    id="x"\n  />\n</p>')).toBe(
    '<p>\n  <b>40</b>\n  <b\n    id="x"\n  />\n</p>',
  );
});

test('imports what is called, and writes fragments without an import', () => {
  expect(snippet('<Button onPress={() => toasts.show(note)}><React.Fragment key=".0">Да</React.Fragment></Button>')).toBe(
    "import { Button, toasts } from '@portal/ui';\n\n<Button onPress={() => toasts.show(note)}><>Да</></Button>",
  );
});

const photos = (count: number) => Array.from({ length: count }, (_, id) => `    {\n      id: ${id}\n    }`).join(',\n');
const gallery = (count: number) => `<Gallery\n  photos={[\n${photos(count)}\n  ]}\n  size="md"\n/>`;
const lines = (code: string) => code.split('\n').length;

test('is whole up to 60 lines, and longer code shows the first of many alike', () => {
  expect(lines(snippet(gallery(17)))).toBeLessThanOrEqual(60);
  expect(snippet(gallery(17))).toContain(gallery(17));
  expect(snippet(gallery(19))).toContain(`<Gallery\n  photos={[\n${photos(3)},\n    // …\n  ]}\n  size="md"\n/>`);
});

test('shortens lists in lists, and elements of one name beside each other', () => {
  const cards = Array.from({ length: 9 }, () => `  <Card>\n    ${gallery(9).replaceAll('\n', '\n    ')}\n  </Card>`).join('\n');
  const short = snippet(`<div>\n${cards}\n  <Badge />\n</div>`);
  expect(lines(short)).toBeLessThanOrEqual(60);
  expect(short.match(/<Card>/g)).toHaveLength(3);
  expect(short).toMatch(/ {8}\},\n {8}\/\/ …\n {6}\]\}\n/);
  expect(short).toMatch(/ {2}<\/Card>\n {2}\{\/\* … \*\/\}\n {2}<Badge \/>\n<\/div>$/);
});

test('is empty if it stays too long to be copied', () => {
  const attributes = Array.from({ length: 70 }, (_, at) => `  data-${at}=""`).join('\n');
  expect(snippet(`<Badge\n${attributes}\n/>`)).toBe('');
});
