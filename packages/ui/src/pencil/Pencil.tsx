import css from './Pencil.module.css';

const shapes = {
  loop: { viewBox: '0 0 100 100', path: 'M70 9C44 -2 8 10 4 46C1 82 30 100 58 96C88 92 101 66 95 40C90 16 66 3 36 6C26 8 17 13 12 20' },
  cross: { viewBox: '0 0 132 88', path: 'M-3 4C40 26 92 62 134 90M132 -2C96 22 36 64 -2 92' },
};

interface PencilProps {
  /** A loop round what is chosen, or a cross over what will be deleted. */
  shape?: keyof typeof shapes;
  /** Distance from the edges of the positioned parent in pixels; negative is outside it. */
  inset?: number;
  /** `film` is the thick line on the contact sheet, the same in both themes. */
  tone?: 'mark' | 'film';
  /** Animated stroke by stroke. Only for a choice made after the first paint. */
  isDrawing?: boolean;
}

/** A grease pencil mark over its positioned parent. The parent itself must convey the state (`aria-current`, text). */
export function Pencil({ shape = 'loop', inset = -5, tone = 'mark', isDrawing = false }: PencilProps) {
  const { viewBox, path } = shapes[shape];
  return (
    <svg
      className={css.pencil}
      style={{ '--pencil-inset': `${inset}px` }}
      viewBox={viewBox}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-shape={shape}
      data-tone={tone}
      data-drawing={isDrawing || undefined}
    >
      <path vectorEffect="non-scaling-stroke" d={path} />
    </svg>
  );
}
