import type { Key } from 'react-aria-components/GridList';
import type { ListState } from 'react-stately/useListState';
import type { GridPhoto } from './GridPhoto.ts';

type Photos = ListState<GridPhoto>['collection'];
export type PhotoNode = NonNullable<ReturnType<Photos['getItem']>>;

/** One photo as a collection node. What all have in common is on the prototype: choosing everything requests every node. */
class PhotoTile implements PhotoNode {
  readonly value: GridPhoto;
  readonly index: number;
  readonly #photos: readonly GridPhoto[];

  constructor(photos: readonly GridPhoto[], photo: GridPhoto, index: number) {
    this.#photos = photos;
    this.value = photo;
    this.index = index;
  }

  get key() {
    return this.value.id;
  }

  get textValue() {
    return this.value.name;
  }

  get prevKey() {
    return this.#photos[this.index - 1]?.id ?? null;
  }

  get nextKey() {
    return this.#photos[this.index + 1]?.id ?? null;
  }

  get type() {
    return 'item';
  }

  get level() {
    return 0;
  }

  get rendered() {
    return null;
  }

  get hasChildNodes() {
    return false;
  }

  get childNodes() {
    return [];
  }

  get parentKey() {
    return null;
  }

  get props() {
    return {};
  }
}

/** A list of photos as a React Aria collection. Nodes are made on demand, while the usual collection builder makes ten thousand elements first. */
export class PhotoCollection implements Photos {
  readonly #photos: readonly GridPhoto[];
  #placesByKey: ReadonlyMap<Key, number> | undefined;
  #allKeys: ReadonlySet<string> | undefined;
  readonly #nodes = new Map<Key, PhotoNode>();

  constructor(photos: readonly GridPhoto[]) {
    this.#photos = photos;
  }

  get size() {
    return this.#photos.length;
  }

  /** Computed on demand, so that ten thousand photos are shown without it. */
  get #places(): ReadonlyMap<Key, number> {
    this.#placesByKey ??= new Map(this.#photos.map((photo, place) => [photo.id, place]));
    return this.#placesByKey;
  }

  /** What «all» means; computed on demand, with the next choice. */
  get allKeys(): ReadonlySet<string> {
    this.#allKeys ??= new Set(this.getKeys());
    return this.#allKeys;
  }

  at(place: number): PhotoNode | null {
    const photo = this.#photos[place];
    if (!photo) return null;
    const known = this.#nodes.get(photo.id);
    if (known) return known;
    const node = new PhotoTile(this.#photos, photo, place);
    this.#nodes.set(photo.id, node);
    return node;
  }

  placeOf(key: Key | null): number | undefined {
    if (key === null) return undefined;
    // Most requests are for visible tiles, which have a node.
    return this.#nodes.get(key)?.index ?? this.#places.get(key);
  }

  /** The key at this distance, if there is one. */
  keyFrom(key: Key, steps: number): Key | null {
    const place = this.placeOf(key);
    return place === undefined ? null : (this.#photos[place + steps]?.id ?? null);
  }

  getItem(key: Key) {
    const place = this.placeOf(key);
    return place === undefined ? null : this.at(place);
  }

  *getKeys() {
    for (const { id } of this.#photos) yield id;
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
}
