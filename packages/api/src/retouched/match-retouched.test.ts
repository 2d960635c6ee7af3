import { expect, test } from 'vitest';
import { retouchedMatcher } from './match-retouched.ts';

const originals = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name }));
const matched = (id: number) => ({ kind: 'matched', id });
/** So long that a name which begins with it is downloaded without its end. */
const school = 'Ш'.repeat(150);

test.each([
  ['the same name', ['a.jpg', 'b.jpg'], 'b.jpg', matched(2)],
  ['the same name in the other Unicode form', ['Алёша й.jpg'.normalize('NFC')], 'Алёша й.jpg'.normalize('NFD'), matched(1)],
  ['an original stored in the other Unicode form', ['й.jpg'.normalize('NFD')], 'й.jpg'.normalize('NFC'), matched(1)],
  ['a name in a folder', ['a.jpg'], 'готово/11а/a.jpg', matched(1)],
  ['a name in a folder of Windows', ['a.jpg'], String.raw`готово\a.jpg`, matched(1)],
  ['another image format', ['IMG_1.jpg', 'IMG_2.jpg'], 'IMG_2.png', matched(2)],
  ['two spellings of one format', ['IMG_1.jpeg'], 'IMG_1.jpg', matched(1)],
  ['another letter case', ['IMG_1.JPG'], 'img_1.jpg', matched(1)],
  ['another letter case of Russian letters', ['Алёша.JPG'], 'АЛЁША.webp', matched(1)],
  ['exactly the name comes before one that is alike', ['a.png', 'a.jpg', 'A.jpg'], 'a.jpg', matched(2)],
  ['another space and another dash', ['9-А 1.jpg', 'b.jpg'], '9–А\u00a01.jpg', matched(1)],
  ['the case distinguishes two originals', ['A.jpg', 'a.jpg'], 'A.jpg', matched(1)],
  ['a name without an extension', ['Фото'], 'фото', matched(1)],
  ['a name with signs that no file may have, as it was downloaded', ['9 "А" класс.jpg', 'b.jpg'], '9 _А_ класс.jpg', matched(1)],
  ['... in another format', ['9 "А" класс.jpg'], '9 _а_ класс.png', matched(1)],
  ['a number that is the name of one', ['a.jpg', 'b.jpg', 'a (2).jpg'], 'a (2).jpg', matched(3)],
  ['... whose name without it nobody has', ['a (2).jpg', 'b.jpg'], 'A (2).png', matched(1)],
  ['a name that was too long for a file', [`${'Я'.repeat(200)}.jpg`], `${'Я'.repeat(118)}.jpg`, matched(1)],
  ['... under its own name', [`${school}Иванов.jpg`, `${school}Петров.jpg`], `${school}Петров.jpg`, matched(2)],
  ['... in another format', [`${school}Иванов.jpg`, `${school}Петров.jpg`], `${school}Петров.png`, matched(2)],
  ['... with its signs cleaned', [`${school}:Иванов.jpg`, `${school}:Петров.jpg`], `${school}_Петров.jpg`, matched(2)],
  ['one that was renamed without an extension', ['Анна Иванова', 'b.jpg'], 'анна иванова.jpg', matched(1)],
  ['... with a dot at its end', ['Иванов И.И.', 'b.jpg'], 'Иванов И.И.jpg', matched(1)],
  ['one without an extension whose name was too long', ['Я'.repeat(200)], `${'Я'.repeat(118)}.png`, matched(1)],
  ['a name with a slash, as it was downloaded', ['Анна/Борис.jpg', 'Борис.jpg'], 'Анна_Борис.jpg', matched(1)],
  ['... which is no folder', ['Анна/Борис.jpg', 'Борис.jpg'], 'Борис.jpg', matched(2)],
  ['one without an extension beside another format', ['Анна', 'b.png'], 'Анна.png', matched(1)],
  ['dots inside the name', ['11.а.класс.jpg'], '11.а.класс.png', matched(1)],
])('%s: it is this photo', (_, names, name, result) => {
  expect(retouchedMatcher(originals(...names))(name)).toEqual(result);
});

test.each([
  ['no original at all', [], 'a.jpg'],
  ['another name', ['a.jpg'], 'b.jpg'],
  ['a number more', ['IMG_1.jpg'], 'IMG_10.jpg'],
  ['a longer name', ['a.jpg'], 'a-new.jpg'],
  ['е in place of ё', ['Алёша.jpg'], 'Алеша.jpg'],
  ['an extension that is not of an image', ['a.jpg'], 'a.psd'],
  ['no extension against an image', ['a.jpg'], 'a'],
  ['another end of a name that is downloaded without its end', [`${school}Иванов.jpg`], `${school}Петров.jpg`],
  ['a number beside a name that only one has', ['a.jpg'], 'a (2).jpg'],
  ['names that objects have of their own', ['a.jpg'], 'constructor'],
])('%s: there is no original', (_, names, name) => {
  expect(retouchedMatcher(originals(...names))(name)).toEqual({ kind: 'none' });
});

test.each([
  ['the number by which one of two was downloaded', ['a.jpg', 'a.jpg'], 'a (2).jpg'],
  ['... in another format', ['a.jpg', 'a.jpg'], 'A (2).png'],
  ['... of two without an extension', ['Анна', 'Анна'], 'Анна (2).jpg'],
  ['... of two that differ in case', ['A.jpg', 'a.jpg'], 'A (2).jpg'],
  ['... of two in two formats', ['A.jpg', 'a.jpg', 'A.png', 'a.png'], 'a (2).webp'],
  ['... of two in another choice of three', ['a.jpg', 'A.jpg', 'A.JPG'], 'A (2).JPG'],
  ['... which is the name of a third', ['a.jpg', 'a.jpg', 'a (2).jpg'], 'a (2).jpg'],
  ['... and was given by a browser', ['a.jpg', 'a.jpg', 'a (1).jpg'], 'a (1).jpg'],
  ['... and comes in another format', ['a.jpg', 'a.jpg', 'a (2).jpg'], 'a (2).png'],
  ['... in another format than the name of a third', ['a.png', 'A.png', 'a (2).jpg'], 'a (2).jpg'],
  ['... of two without an extension, beside a third', ['Анна', 'Анна', 'Анна (2).jpg'], 'Анна (2).jpg'],
  ['... at the end of a name as long as may be', [`${'я'.repeat(117)}.jpg`, `${'я'.repeat(117)}.jpg`], `${'я'.repeat(117)} (2).jpg`],
  ['... of two that were cut to one name', [`${school}Иванов.jpg`, `${school}Петров.jpg`], `${'Ш'.repeat(118)} (2).jpg`],
  ['the name to which two were cut', [`${school}Иванов.jpg`, `${school}Петров.jpg`], `${'Ш'.repeat(118)}.jpg`],
  ['... by one that got its extension with it', ['Анна', 'Анна.png'], 'Анна (2).png'],
  ['the name of one, under which another was downloaded', ['Анна', 'Анна.jpg'], 'Анна.jpg'],
  ['... whichever its extension', ['Анна', 'Анна.png'], 'Анна.png'],
  ['... with its signs cleaned', ['a:b.jpg', 'a_b.jpg'], 'a_b.jpg'],
  ['one with its extension and one without', ['a', 'a.jpg'], 'a.png'],
  ['two originals of exactly the name', ['a.jpg', 'a.jpg'], 'a.jpg'],
  ['two formats, neither of them the same', ['a.jpg', 'a.png'], 'a.webp'],
  ['one differs in case, another in format', ['A.png', 'a.jpg'], 'a.png'],
])('%s: it is not guessed', (_, names, name) => {
  expect(retouchedMatcher(originals(...names))(name)).toEqual({ kind: 'ambiguous' });
});
