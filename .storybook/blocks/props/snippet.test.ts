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
  const defaults = { level: 3, isWide: false };
  expect(snippet('<Card\n  footer={<Text level={3} />}\n  level={3}\n  onPress={() => {}}\n  isWide={false}\n/>', defaults)).toContain(
    '<Card\n  footer={<Text level={3} />}\n  onPress={() => {}}\n/>',
  );
  expect(snippet('<Card level={3} title="x" />', defaults)).toContain('<Card title="x" />');
});

test('shows the JSX of a story with its own render', () => {
  const story = "meta.story({\n  name: 'All',\n  render: () => <p>\n    <b />\n  </p>\n})";
  expect(snippet(story)).toBe('<p>\n  <b />\n</p>');
});
