import { held } from '../../support/strange-images.ts';

/** Files that are no photos, whatever their name and their type. */
export const disguises: readonly (readonly [name: string, make: () => Buffer | Promise<Buffer>])[] = [
  ['an SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>')],
  ['an SVG that asks for a file', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a script that begins like a GIF', () => Buffer.from('GIF89a=1;alert(1)')],
  ['a GIF of two frames', () => held().gif().toBuffer()],
  ['a PDF with a photo in it', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await held().jpeg().toBuffer()])],
  [
    'an archive with a photo behind it',
    async () => Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), await held().png().toBuffer()]),
  ],
  ['a photo behind a line of text', async () => Buffer.concat([Buffer.from('x\n'), await held().jpeg().toBuffer()])],
  ['a TIFF', () => held().tiff({ compression: 'deflate' }).toBuffer()],
  ['an AVIF', () => held().avif().toBuffer()],
  ...['heic', 'heix', 'mp42', 'qt  ', 'jp2 '].map((brand) => [`a film or an image of kind ${brand}`, () => ftyp(brand)] as const),
  ['an ImageMagick script', () => Buffer.from("push graphic-context\nfill 'url(https://x.example/|id)'")],
  ['a PostScript file', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n')],
  ['an image of plain numbers', () => Buffer.from('P6\n60000 60000\n255\n')],
];

const ftyp = (brand: string): Buffer => Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
