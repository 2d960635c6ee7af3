import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changesIn, reviewPage } from './visual.ts';

test('the page shows each changed picture before and after, with the difference', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'visual-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const project of ['light', 'dark']) {
    mkdirSync(path.join(folder, 'changed', project), { recursive: true });
    for (const kind of ['actual', 'diff']) writeFileSync(path.join(folder, 'changed', project, `banner--states-${kind}.png`), '');
  }
  const changes = changesIn(folder);
  expect(changes).toEqual([
    { story: 'banner--states', project: 'dark' },
    { story: 'banner--states', project: 'light' },
  ]);
  const page = reviewPage(changes);
  expect(page).toContain('2 pictures of 1 stories have changed');
  for (const file of ['light/banner--states.png', 'changed/light/banner--states-actual.png', 'changed/dark/banner--states-diff.png'])
    expect(page).toContain(`src="${file}"`);
});

test('a run without changes says so', () => {
  expect(reviewPage([])).toContain('Nothing has changed.');
});
