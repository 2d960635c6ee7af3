import Color from 'colorjs.io';
import { isColour } from './isColour.ts';
import { type Theme, type Token, valuesOf } from './readTokens.ts';

type Json = Record<string, unknown>;
interface Typed {
  $type: string;
  $value: unknown;
}

const dimension = (text: string, unit = 'px'): Json => ({ value: Number.parseFloat(text), unit });

function colour(text: string): Json {
  const { coords, alpha } = new Color(text).to('srgb');
  const components = coords.map((part) => Math.round((part ?? 0) * 10_000) / 10_000);
  return {
    colorSpace: 'srgb',
    components,
    alpha: alpha ?? 1,
    hex: new Color('srgb', coords).toString({ format: 'hex', collapse: false }),
  };
}

const family = (text: string): string[] => text.split(',').map((name) => name.trim().replaceAll(/^'|'$/g, ''));

/** `0 8px 24px -8px #000`, several with commas between; those without a colour are left out. */
function shadows(text: string): Json[] {
  return text.split(/,(?![^(]*\))/).flatMap((layer) => {
    const [, inset, lengths = '', paint = ''] = /^\s*(inset )?((?:-?[\d.]+(?:px)? ?){3,4})(.+?)\s*$/.exec(layer) ?? [];
    if (paint === 'transparent') return [];
    const [offsetX, offsetY, blur, spread = '0'] = lengths.trim().split(' ').map(String);
    return [
      {
        color: colour(paint),
        offsetX: dimension(offsetX ?? '0'),
        offsetY: dimension(offsetY ?? '0'),
        blur: dimension(blur ?? '0'),
        spread: dimension(spread),
        inset: inset !== undefined,
      },
    ];
  });
}

/** A resolved CSS value as a typed value of the Design Tokens format; nothing where that has no type for it, as for `50%`. */
function typed(name: string, text: string): Typed | undefined {
  if (name.startsWith('--font-')) return { $type: 'fontFamily', $value: family(text) };
  const style = /^(\d+) ([\d.]+)rem\/([\d.]+)rem (.+)$/.exec(text);
  if (style) {
    const [, weight, size = '', line, fontFamily = ''] = style;
    const lineHeight = Math.round((Number(line) / Number(size)) * 10_000) / 10_000;
    const fontSize = dimension(size, 'rem');
    return {
      $type: 'typography',
      $value: { fontFamily: family(fontFamily), fontSize, fontWeight: Number(weight), letterSpacing: dimension('0'), lineHeight },
    };
  }
  const curve = /^cubic-bezier\((.+)\)$/.exec(text)?.[1];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (/^\d+px$/.test(text)) return { $type: 'dimension', $value: dimension(text) };
  if (/^\d+ms$/.test(text)) return { $type: 'duration', $value: { value: Number.parseFloat(text), unit: 'ms' } };
  if (/^\d+$/.test(text)) return { $type: 'number', $value: Number(text) };
  if (isColour(text)) return { $type: 'color', $value: colour(text) };
  if (/^(?:inset )?-?\d\S* /.test(text)) return { $type: 'shadow', $value: shadows(text) };
  return undefined;
}

/** The tokens in one theme, in the format of the Design Tokens Community Group: by type, each by its name. */
export function dtcg(tokens: readonly Token[], theme: Theme): Record<string, Json> {
  const { plain, written, resolved } = valuesOf(tokens);
  const types = new Map(plain.map(({ name }) => [name, typed(name, resolved(name, theme))]));
  const groups: Record<string, Json> = {};
  for (const { name, role } of plain) {
    const token = types.get(name);
    if (!token) continue;
    const other = /^var\((--[\w-]+)\)$/.exec(written(name, theme))?.[1];
    const alias = other !== undefined && `{${types.get(other)?.$type}.${other.slice(2)}}`;
    const group = (groups[token.$type] ??= { $type: token.$type });
    group[name.slice(2)] = { $value: alias || token.$value, ...(role && { $description: role }) };
  }
  return groups;
}
