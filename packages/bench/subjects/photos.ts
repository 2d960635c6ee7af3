const people = ['anna', 'alina', 'anton', 'zoya'];

/** Demo photos, and small images of 400 × 400 for thumbnails; each has an address of its own, so that each is requested. */
export function photos(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const person = `/photos/${people[number % people.length]}`;
    const src = `${person}-${Math.floor(number / people.length) % 9}.jpg?full=${number}`;
    return { id: String(number), src, thumbnail: `${person}-a.jpg?small=${number}`, title: `Фото ${number + 1}` };
  });
}

/** The file of one tile in a grid of thousands: few files, so that the network is no part of it. */
export const tileFile = (number: number): string =>
  `/photos/${people[number % people.length]}-${Math.floor(number / people.length) % 9}.jpg`;

/** Pixels of the demo photos. */
export const size = { width: 1200, height: 800 };
