import { expect, test } from 'vitest';
import { sentences } from '../contract/sentences.ts';
import { looseOf, looseOfEach, originalOf, sortRetouched } from './sort-retouched.ts';

const originals = (...names: string[]) => names.map((name, at) => ({ id: at + 1, name, groupId: null }));
const twice = sentences.entryTwice;

/** Originals and what was retouched of them: the name, and which original by its place, if any. */
const photos = (...all: [name: string, of: number | null][]) => all.map(([name, originalId], at) => ({ id: at + 101, name, originalId }));
type Photos = ReturnType<typeof photos>;

function sorted(names: string[], there: Photos, files: string[]) {
  const { sure, ambiguous } = sortRetouched(
    files.map((name) => ({ name })),
    { originals: originals(...names), photos: there, groups: [] },
  );
  const places = sure.map(({ file, target }) => [file.name, target.kind === 'version' ? target.photo.id : originalOf(target)]);
  return { sure: Object.fromEntries(places), ambiguous: Object.fromEntries(ambiguous.map(({ file, reason }) => [file.name, reason])) };
}

test.each<[string, string[], Photos, string, number | null]>([
  ['the first of an original', ['a.jpg', 'b.jpg'], [], 'b.jpg', 2],
  ['the first of none', ['a.jpg'], photos(['a.jpg', 1]), 'b.jpg', null],
  ['the next version of the same name', ['a.jpg'], photos(['a.jpg', 1]), 'a.jpg', 101],
  ['... in another letter case', ['IMG_1.JPG'], photos(['IMG_1.JPG', 1]), 'img_1.jpg', 101],
  ['... in another format', ['a.jpg'], photos(['a.jpg', 1]), 'a.png', 101],
  ['... of an original with another name now', ['Анна.jpg'], photos(['a.jpg', 1]), 'a.jpg', 101],
  ['... by that other name', ['Анна.jpg'], photos(['a.jpg', 1]), 'анна.jpeg', 101],
  ['... by its old name in another letter case', ['Анна.jpg'], photos(['IMG_1.JPG', 1]), 'img_1.jpg', 101],
  ['... of the same name without an original', [], photos(['b.jpg', null]), 'b.jpg', 101],
  ['... in another letter case', [], photos(['IMG_1.JPG', null]), 'img_1.jpg', 101],
  ['... with another space and dash', [], photos(['9-А 1.jpg', null]), '9–а\u00a01.png', 101],
  ['... of exactly that of two', [], photos(['B.jpg', null], ['b.jpg', null]), 'b.jpg', 102],
  ['the next version of an original beside one without', ['a.jpg'], photos(['b.jpg', 1], ['a.jpg', null]), 'a.jpg', 101],
])('a file is %s', (_, names, there, file, place) => {
  expect(sorted(names, there, [file])).toEqual({ sure: { [file]: place }, ambiguous: {} });
});

test.each<[string, string[], Photos, string]>([
  ['the old name of one original, and the name of another', ['Анна.jpg', 'a.jpg'], photos(['a.jpg', 1]), 'a.jpg'],
  ['... in another letter case', ['Анна.jpg', 'a.jpg'], photos(['a.jpg', 1]), 'A.JPG'],
  ['the name of two without an original', [], photos(['a.jpg', null], ['a.jpg', null]), 'a.jpg'],
  ['a name that is alike to those of two without an original', [], photos(['a.jpg', null], ['A.jpg', null]), 'a.png'],
])('a file is not stored that has %s', (_, names, there, file) => {
  expect(sorted(names, there, [file])).toEqual({ sure: {}, ambiguous: { [file]: sentences.entryAmbiguous } });
});

test.each<[string, string[], string[], string[], Record<string, string>]>([
  ['two of one original, none of exactly its name', ['a.jpg'], ['A.jpg', 'a.png'], [], { 'A.jpg': twice, 'a.png': twice }],
  ['two of one original, one of exactly its name', ['a.jpg'], ['a.png', 'a.jpg'], ['a.jpg'], { 'a.png': twice }],
  ['one name twice', ['a.jpg'], ['a.jpg', 'a.jpg'], [], { 'a.jpg': twice }],
  ['... beside an alike one', ['a.jpg'], ['a.jpg', 'a.jpg', 'a.png'], [], { 'a.jpg': twice, 'a.png': twice }],
  ['... without an original', [], ['a.jpg', 'a.jpg', 'A.jpg'], ['A.jpg'], { 'a.jpg': twice }],
])('of an archive with %s the others are reported', (_, names, files, sure, ambiguous) => {
  const reported = sorted(names, [], files);
  expect([Object.keys(reported.sure), reported.ambiguous]).toEqual([sure, ambiguous]);
});

test('of two alike files without an original the photo of exactly one name gets that as its version, and the other is a photo of its own', () => {
  const reported = sorted([], photos(['a.jpg', null]), ['a.jpg', 'A.jpg']);
  expect(reported).toEqual({ sure: { 'a.jpg': 101, 'A.jpg': null }, ambiguous: {} });
});

test.each<[string, string[], Photos, number[]]>([
  ['its name, in whatever case and format', ['a.jpg'], photos(['A.JPG', null], ['a.png', null], ['b.jpg', null]), [101, 102]],
  ['... beside one that has another', ['a.jpg', 'b.jpg'], photos(['a.jpg', null], ['x.jpg', 2]), [101]],
  ['its name, but it has one already', ['a.jpg'], photos(['a.jpg', null], ['x.jpg', 1]), []],
  ['the name of two', ['a.jpg', 'a.jpg'], photos(['a.jpg', null]), []],
  ['its name, which is the old one of another', ['a.jpg', 'b.jpg'], photos(['a.jpg', 2], ['a.jpg', null]), []],
])('of photos without an original those belong to a new one that have %s', (_, names, there, ids) => {
  expect(looseOf({ originals: originals(...names), photos: there, groups: [] }, 1).map(({ id }) => id)).toEqual(ids);
});

// Two classes whose cameras began with the same number, and a photo of nobody's class.
const [first, second] = [11, 12];
const school = [
  { id: 1, name: 'DSC_0001.jpg', groupId: first },
  { id: 2, name: 'DSC_0001 (2).jpg', groupId: second },
  { id: 3, name: 'DSC_0002.jpg', groupId: second },
  { id: 4, name: 'общая.jpg', groupId: null },
];
const classes = [
  { id: first, name: '1А' },
  { id: second, name: '1Б' },
];
type Seen = Partial<{ shown: number; isOther: boolean }>;
/** What becomes of a file by its path: the original, by what, and why it waits. */
function fate(path: string, { shown, isOther = false }: Seen = {}, only: number | null = null, there: Photos = []) {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  const own = only === null ? school : school.filter(({ groupId }) => groupId === only);
  const groups = only === null ? classes : classes.filter(({ id }) => id === only);
  const scope = { originals: own, photos: there, groups, only };
  const look = (_: unknown, ids: readonly number[]) => ({ shown: shown !== undefined && ids.includes(shown) ? shown : null, isOther });
  const { sure, ambiguous } = sortRetouched([{ name, folders }], scope, look);
  const [one] = sure;
  return one ? [originalOf(one.target), one.by, one.doubt] : ambiguous.map(({ reason }) => reason);
}

test.each<[string, Seen, unknown[]]>([
  ['1А/DSC_0001.jpg', {}, [1, 'folder', null]],
  ['1Б/DSC_0001.jpg', {}, [2, 'folder', null]],
  ['готово/1б/печать/dsc_0001.png', {}, [2, 'folder', null]],
  ['1Б/DSC_0001 (2).jpg', {}, [2, 'folder', null]],
  ['1А/DSC_0002.jpg', {}, [null, null, null]],
  ['1А/общая.jpg', {}, [null, null, null]],
  ['DSC_0001.jpg', {}, [null, null, 'groups']],
  ['готово/DSC_0001.jpg', { shown: 2 }, [2, 'picture', null]],
  // The folder of a class whose originals are not in the project.
  ['1В/DSC_0002.jpg', {}, [null, null, 'unsure']],
  ['1В/DSC_0002.jpg', { shown: 3 }, [3, 'picture', null]],
  ['DSC_0001.jpg', { shown: 1 }, [1, 'picture', null]],
  ['DSC_0001.jpg', { isOther: true }, [null, null, 'groups']],
  ['DSC_0001 (2).jpg', {}, [2, 'name', null]],
  ['DSC_0001 (2).jpg', { isOther: true }, [null, null, 'differs']],
  ['1Б/DSC_0001.jpg', { isOther: true }, [null, null, 'differs']],
  ['DSC_0002.jpg', {}, [3, 'name', null]],
  ['DSC_0002.jpg', { isOther: true }, [null, null, 'differs']],
  ['общая.jpg', {}, [4, 'name', null]],
])('in a school %s with the picture %j goes to %j', (path, seen, expected) => {
  expect(fate(path, seen)).toEqual(expected);
});

test.each<[string, Seen, unknown[]]>([
  ['DSC_0001.jpg', {}, [2, 'name', null]],
  ['1Б/DSC_0001.jpg', {}, [2, 'folder', null]],
  ['DSC_0001.jpg', { isOther: true }, [null, null, 'differs']],
  // A folder of another class is to this link like one that names nothing: it must not tell which there are.
  ['1А/DSC_0001.jpg', {}, [null, null, 'unsure']],
  ['1В/DSC_0001.jpg', {}, [null, null, 'unsure']],
  ['1А/DSC_0001.jpg', { shown: 2 }, [2, 'picture', null]],
  ['общая.jpg', {}, [null, null, null]],
  ['нет такой.jpg', {}, [null, null, null]],
])('by the link of one class %s with the picture %j goes to %j', (path, seen, expected) => {
  expect(fate(path, seen, second)).toEqual(expected);
});

test('an archive of two classes gives each its own photo, and nothing is refused', () => {
  const files = ['1А', '1Б'].map((folder) => ({ name: 'DSC_0001.jpg', folders: [folder] }));
  const { sure, ambiguous } = sortRetouched(files, { originals: school, photos: [], groups: classes });
  expect([sure.map(({ target }) => originalOf(target)), ambiguous]).toEqual([[1, 2], []]);
});

test('a photo that came for a class waits for an original of that class', () => {
  const waiting = [{ id: 101, name: 'DSC_0001.jpg', originalId: null, groupId: second }];
  const belonging = (originals: typeof school) =>
    [...looseOfEach({ originals, photos: waiting, groups: [] })].map(([id, some]) => [id, some.length]);
  expect(belonging(school)).toEqual([[2, 1]]);
  expect(belonging(school.slice(0, 1))).toEqual([]);
  expect([...looseOfEach({ originals: school, photos: waiting, groups: [] }, () => ({ shown: null, isOther: true }))]).toEqual([]);
});

test('a name that two classes have stays without an original until the picture decides', () => {
  const waiting = [{ id: 101, name: 'DSC_0001.jpg', originalId: null, groupId: null }];
  expect(looseOfEach({ originals: school, photos: waiting, groups: [] }).size).toBe(0);
  expect([...looseOfEach({ originals: school, photos: waiting, groups: [] }, () => ({ shown: 2, isOther: false })).keys()]).toEqual([2]);
});

test('doubtful files of one name are no versions of each other', () => {
  const files = ['а', 'б'].map((folder) => ({ name: 'DSC_0001.jpg', folders: [folder] }));
  const there = [{ id: 101, name: 'DSC_0001.jpg', originalId: null, groupId: null }];
  const { sure, ambiguous } = sortRetouched(files, { originals: school, photos: there, groups: classes });
  expect([sure.map(({ target }) => target.kind), ambiguous]).toEqual([['first', 'first'], []]);
});

test('in the folder of a class a name may be that of any of its pupils, and of no other class', () => {
  const groups = [
    { id: 1, name: '1А', classId: null },
    { id: 2, name: 'Иванов Пётр', classId: 1 },
    { id: 3, name: '1Б', classId: null },
  ];
  const originals = [
    { id: 1, name: 'DSC_0001.jpg', groupId: 2 },
    { id: 2, name: 'DSC_0001 (2).jpg', groupId: 3 },
    { id: 3, name: 'DSC_0003.jpg', groupId: 3 },
  ];
  const files = ['DSC_0001.jpg', 'DSC_0003.jpg'].map((name) => ({ name, folders: ['1А'] }));
  const { sure } = sortRetouched(files, { originals, photos: [], groups });
  expect(sure.map(({ file, target }) => [file.name, originalOf(target)])).toEqual([
    ['DSC_0001.jpg', 1],
    ['DSC_0003.jpg', null],
  ]);
});

test('what came for a class becomes a pupil’s photo only by its picture', () => {
  const groups = [
    { id: 1, name: '1А', classId: null },
    { id: 2, name: 'Иванов Пётр', classId: 1 },
  ];
  const originals = [{ id: 1, name: 'DSC_0001.jpg', groupId: 2 }];
  const photos = [{ id: 101, name: 'DSC_0001.jpg', originalId: null, groupId: 1 }];
  expect(looseOfEach({ originals, photos, groups }).size).toBe(0);
  expect([...looseOfEach({ originals, photos, groups }, () => ({ shown: 1, isOther: false })).keys()]).toEqual([1]);
});
