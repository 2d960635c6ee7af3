import { ColorSpace, getColor, sRGB } from 'colorjs.io/fn';

ColorSpace.register(sRGB);

/** Whether a value is a colour, and not a shadow, a length or a font. */
export function isColour(value: string): boolean {
  try {
    getColor(value);
    return true;
  } catch {
    return false;
  }
}
