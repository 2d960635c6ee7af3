import { exceptions, named } from './tokens/tokens.ts';

export interface Face {
  weight: string;
  size: number;
  line: number;
  family: 'Literata' | 'Onest';
}

export interface TypeStyle {
  token: string;
  name: string;
  role: string;
  /** Below 768 px. */
  phone: Face;
  desktop: Face;
}

/** `400 2.625rem/2.8125rem var(--font-serif)`, in pixels of a browser whose text size nobody changed. */
function parseFace(value: string): Face {
  const [, weight, size, line, family] = /^(\d+) ([\d.]+)rem\/([\d.]+)rem var\(--font-(serif|sans)\)$/.exec(value) ?? [];
  if (!weight) throw new Error(`Not a type style: ${value}`);
  return { weight, size: Number(size) * 16, line: Number(line) * 16, family: family === 'serif' ? 'Literata' : 'Onest' };
}

/** Every type style of the tokens, the largest first. */
export const typeStyles: readonly TypeStyle[] = named('--type-').map(({ name, value, role }) => ({
  token: name,
  name: name.replace('--type-', ''),
  role,
  phone: parseFace(value),
  desktop: parseFace(exceptions(name)[0]?.value ?? value),
}));
