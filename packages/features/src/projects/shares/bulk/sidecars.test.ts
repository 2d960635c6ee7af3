import type { ChoiceOfShare } from '@portal/api';
import { expect, test } from 'vitest';
import { sidecars, sidecarText } from './sidecars.ts';

const photo = (name: string, folders: string[], remark: string | null = null, isFavourite = true) => ({
  imageId: 1,
  name,
  folders,
  isFavourite,
  remark,
});
const choice = (photos: ChoiceOfShare['photos'], isSent = true): ChoiceOfShare => ({
  shareId: 1,
  groupName: null,
  className: null,
  email: null,
  isSent,
  isEnded: false,
  photos,
});

test('a sidecar has five stars, the label and the remark as a caption', () => {
  expect(sidecarText(['Светлее', 'и теплее'])).toBe(
    [
      '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
      '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
      ' <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
      '  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
      '    xmp:Rating="5" xmp:Label="Выбрано">',
      '   <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Светлее\nи теплее</rdf:li></rdf:Alt></dc:description>',
      '  </rdf:Description>',
      ' </rdf:RDF>',
      '</x:xmpmeta>',
      '<?xpacket end="w"?>',
    ].join('\n'),
  );
  expect(sidecarText([])).not.toContain('dc:description>');
});

test('what a client wrote is text, and nothing that XML forbids', () => {
  const text = sidecarText(['</rdf:li><x a="1"/> & \u0000\u000B\uD800 «ё» 📷']);
  expect(text).toContain('>&lt;/rdf:li&gt;&lt;x a=&quot;1&quot;/&gt; &amp;  «ё» 📷</rdf:li>');
});

test('each chosen photo of a choice that is sent has one, in its own folders, under its own name', async () => {
  const [petr, anna] = [
    ['1А', 'Иванов Пётр'],
    ['1А', 'Котова Анна'],
  ];
  const files = sidecars([
    choice([photo('IMG_1.JPG', petr, 'Светлее'), photo('IMG_2.jpg', petr, null, false), photo('общее.jpg', ['1А'], 'Кадрировать')]),
    choice([photo('IMG_1.jpg', anna), photo('общее.jpg', ['1А'], 'Теплее'), photo('общее.png', ['1А'], 'Теплее')]),
    choice([photo('IMG_3.jpg', anna)], false),
  ]);
  expect(files.map(({ name }) => name)).toEqual(['1А/Иванов Пётр/IMG_1.xmp', '1А/общее.xmp', '1А/Котова Анна/IMG_1.xmp']);
  expect(await files[1]?.content.text()).toContain('>Кадрировать\nТеплее</rdf:li>');
  expect(sidecars([])).toEqual([]);
});
