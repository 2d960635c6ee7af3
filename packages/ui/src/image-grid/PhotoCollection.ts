import type { Key } from 'react-aria-components/GridList';
import type { ListState } from 'react-stately/useListState';
import type { GridPhoto } from './GridPhoto.ts';

type Photos = ListState<GridPhoto>['collection'];
export type PhotoNode = NonNullable<ReturnType<Photos['getItem']>>;

/**
 * A list of photographs as React Aria wants to see it. Nodes are made when they are asked for: ten thousand photographs
 * cost one map, where the usual collection builder makes ten thousand elements first.
 */
export class PhotoCollection implements Photos {
  readonly #photos: readonly GridPhoto[];
  readonly #places: ReadonlyMap<Key, number>;
  readonly #nodes = new Map<Key, PhotoNode>();

  constructor(photos: readonly GridPhoto[]) {
    this.#photos = photos;
    this.#places = new Map(photos.map((photo, place) => [photo.id, place]));
  }

  get size() {
    return this.#photos.length;
  }

  at(place: number): PhotoNode | null {
    const photo = this.#photos[place];
    if (!photo) return null;
    const known = this.#nodes.get(photo.id);
    if (known) return known;
    const node = this.#nodeOf(photo, place);
    this.#nodes.set(photo.id, node);
    return node;
  }

  placeOf(key: Key | null): number | undefined {
    return key === null ? undefined : this.#places.get(key);
  }

  /** The key so many places away, if there is one. */
  keyFrom(key: Key, steps: number): Key | null {
    const place = this.#places.get(key);
    return place === undefined ? null : (this.#photos[place + steps]?.id ?? null);
  }

  getItem(key: Key) {
    const place = this.#places.get(key);
    return place === undefined ? null : this.at(place);
  }

  getKeys() {
    return this.#places.keys();
  }

  getKeyBefore(key: Key) {
    return this.keyFrom(key, -1);
  }

  getKeyAfter(key: Key) {
    return this.keyFrom(key, 1);
  }

  getFirstKey() {
    return this.#photos[0]?.id ?? null;
  }

  getLastKey() {
    return this.#photos.at(-1)?.id ?? null;
  }

  *[Symbol.iterator]() {
    for (let place = 0; place < this.size; place += 1) {
      const node = this.at(place);
      if (node) yield node;
    }
  }

  #nodeOf(photo: GridPhoto, place: number): PhotoNode {
    return {
      type: 'item',
      key: photo.id,
      value: photo,
      index: place,
      level: 0,
      textValue: photo.name,
      rendered: null,
      hasChildNodes: false,
      childNodes: [],
      parentKey: null,
      prevKey: this.#photos[place - 1]?.id ?? null,
      nextKey: this.#photos[place + 1]?.id ?? null,
      props: {},
    };
  }
}
