import { expect, it } from 'vitest';
import { codeOf, type Manifest } from './codeOf.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/start.js' },
  'src/main.tsx': { file: 'assets/main.js', imports: ['_shared.js'], css: ['assets/main.css'] },
  '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'] },
  '../packages/features/src/directory/home/HomeScreen.tsx': {
    file: 'assets/home.js',
    imports: ['_shared.js', '_cards.js'],
    css: ['assets/home.css'],
  },
  '_cards.js': { file: 'assets/cards.js', imports: ['src/main.tsx'], css: ['assets/cards.css'] },
};

it('names all styles of a page, and its code beyond the shell, each once', () => {
  expect(codeOf('/', manifest)).toEqual({
    styles: ['assets/shared.css', 'assets/main.css', 'assets/cards.css', 'assets/home.css'],
    modules: ['assets/cards.js', 'assets/home.js'],
  });
});

it.each(['/login', '/dashboard', '/photographer/abc', '/photographer/7/more', '/terms'])('%s is for the browser to draw', (path) => {
  expect(codeOf(path, manifest)).toBeNull();
});

it('does not start with a build of another portal', () => {
  expect(() => codeOf('/photographers', manifest)).toThrow('DirectoryScreen.tsx');
});
