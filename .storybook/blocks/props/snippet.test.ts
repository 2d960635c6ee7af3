import { expect, test } from 'vitest';
import { snippet } from './snippet.ts';

test('imports what it names from the package, and nothing else', () => {
  expect(snippet('<Modal title="Город"><Button>Да</Button><Frame /></Modal>')).toBe(
    'import { Button, Modal } from \'@portal/ui\';\n\n<Modal title="Город"><Button>Да</Button><Frame /></Modal>',
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

test('names the component of a playground and not the helper that holds its state', () => {
  const modal = { name: 'Modal' };
  expect(snippet('<Controlled\n  isOpen\n>\n  <p>Да</p>\n</Controlled>', modal)).toBe(
    "import { Modal } from '@portal/ui';\n\n<Modal\n  isOpen\n>\n  <p>Да</p>\n</Modal>",
  );
  expect(snippet('<Button>Да</Button>', modal)).toContain('<Button>Да</Button>');
});

test('imports what is called, and writes fragments without an import', () => {
  expect(snippet('<Button onPress={() => toasts.show(note)}><React.Fragment key=".0">Да</React.Fragment></Button>')).toBe(
    "import { Button, toasts } from '@portal/ui';\n\n<Button onPress={() => toasts.show(note)}><>Да</></Button>",
  );
});

const photos = (count: number) => Array.from({ length: count }, (_, id) => `    {\n      id: ${id}\n    }`).join(',\n');

test('shows the first of many alike', () => {
  const code = (count: number) => `<Gallery\n  photos={[\n${photos(count)}\n  ]}\n  size="md"\n/>`;
  expect(snippet(code(6))).toContain(code(6));
  expect(snippet(code(7))).toContain(`photos={[\n${photos(3)},\n    // …\n  ]}\n  size="md"\n/>`);
});

test('shows the JSX of a story with its own render', () => {
  const story = "meta.story({\n  name: 'All',\n  render: () => <p>\n    <b />\n  </p>\n})";
  expect(snippet(story)).toBe('<p>\n  <b />\n</p>');
});
