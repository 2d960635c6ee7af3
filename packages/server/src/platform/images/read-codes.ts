import { readFile } from 'node:fs/promises';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';
import { imageOf, type Pixels } from './pixels.ts';

/** Pixels of the longer side on which codes are looked for: enough for a card that fills a quarter of the frame, few enough to take a moment. */
const SIDE = 1_000;

const options: ReaderOptions = {
  formats: ['QRCode'],
  maxNumberOfSymbols: 8,
  // A code that was found and cannot be read says that there is a card.
  returnErrors: true,
};

let prepared: Promise<unknown> | null = null;

/** From our own packages: by default the module is loaded from another site. */
async function prepare(): Promise<void> {
  const binary = await readFile(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  const wasmBinary = binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength);
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** The texts of the QR codes in an image, each once; an empty text: a code that cannot be read. */
export async function readCodes(image: Pixels, side = SIDE): Promise<string[]> {
  await (prepared ??= prepare().catch((error: unknown) => {
    // The next image tries again.
    prepared = null;
    throw error;
  }));
  const { data, info } = await imageOf(image)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8ClampedArray(data), width: info.width, height: info.height, colorSpace: 'srgb' } as const;
  const found = await readBarcodes(pixels, options);
  return [...new Set(found.map(({ isValid, text }) => (isValid ? text : '')))];
}
