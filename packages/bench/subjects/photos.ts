const people = ['anna', 'alina', 'anton', 'zoya'];

/** Demo photographs; each has an address of its own, so that each is asked for. */
export function photos(count: number) {
  return Array.from({ length: count }, (_, number) => {
    const file = `/photos/${people[number % people.length]}-${Math.floor(number / people.length) % 9}.jpg`;
    return { id: String(number), src: `${file}?full=${number}`, thumbnail: `${file}?small=${number}`, title: `Фото ${number + 1}` };
  });
}

/** The file of one tile in a grid of thousands: few files, so that the network is no part of it. */
export const tileFile = (number: number): string =>
  `/photos/${people[number % people.length]}-${Math.floor(number / people.length) % 9}.jpg`;

/** Pixels of the demo photographs. */
export const size = { width: 1200, height: 800 };
