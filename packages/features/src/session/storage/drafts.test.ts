import { describe, expect, it } from 'vitest';
import { createDrafts } from './drafts.ts';

function memoryStore() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

function setUp() {
  const store = memoryStore();
  let owner: number | null = 1;
  const { drafts, clear } = createDrafts(
    () => owner,
    () => store,
  );
  return { store, drafts, clear, signIn: (id: number | null) => void (owner = id) };
}

describe('drafts', () => {
  it('are stored until they are deleted', () => {
    const { drafts, store } = setUp();
    drafts.write('card', { city: 'Омск' });
    expect(drafts.read('card')).toEqual({ city: 'Омск' });
    drafts.forget('card');
    expect([drafts.read('card'), store.items.size]).toEqual([undefined, 0]);
  });

  it('outlive a session that ends, and wait for the same person', () => {
    const { drafts, signIn } = setUp();
    drafts.write('card', 'typed');
    signIn(null);
    // The screen that is unmounted with the session deletes nothing: nobody is signed in any more.
    drafts.forget('card');
    expect(drafts.read('card')).toBeUndefined();
    signIn(2);
    expect(drafts.read('card')).toBeUndefined();
    signIn(1);
    expect(drafts.read('card')).toBe('typed');
  });

  it('are deleted when another user signs in, while other entries of the storage stay', () => {
    const { drafts, store, clear } = setUp();
    store.setItem('token', 'secret');
    drafts.write('card', 'typed');
    clear(1);
    expect(drafts.read('card')).toBe('typed');
    clear(2);
    expect([...store.items.keys()]).toEqual(['token']);
    drafts.write('card', 'typed');
    clear();
    expect([...store.items.keys()]).toEqual(['token']);
  });

  it('are nothing where the store is denied, full or holds junk', () => {
    const { drafts, store } = setUp();
    store.setItem('draft:1:card', '{"half');
    expect(drafts.read('card')).toBeUndefined();
    const denied = createDrafts(
      () => 1,
      () => {
        throw new Error('denied');
      },
    );
    denied.drafts.write('card', 1);
    denied.clear();
    expect(denied.drafts.read('card')).toBeUndefined();
  });
});
