import type { PreparedStory } from 'storybook/internal/types';

/** A viewport of the toolbar: its name there, and its size, CSS pixels. */
export interface Viewport {
  viewport: string;
  width: number;
  height: number;
}

/** The viewport that a story has of its own, as in the toolbar. */
export function viewportOf({ storyGlobals, parameters }: Pick<PreparedStory, 'storyGlobals' | 'parameters'>): Viewport | undefined {
  const { value, isRotated = false } = (storyGlobals['viewport'] ?? {}) as { value?: string; isRotated?: boolean };
  const { options } = parameters['viewport'] as { options: Record<string, { styles: { width: string; height: string } }> };
  const styles = value === undefined ? undefined : options[value]?.styles;
  if (value === undefined || !styles) return undefined;
  const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
  return isRotated ? { viewport: value, width: height, height: width } : { viewport: value, width, height };
}
