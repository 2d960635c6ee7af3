let isDown = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, () => (isDown = false), true);
}

/**
 * Runs at once, or, while a finger or mouse button is down, after it is up. A field that is left by a press
 * must not say that it is wrong before the press has ended: its error would move the pressed button away.
 */
export function afterPress(action: () => void): void {
  if (!isDown) {
    action();
    return;
  }
  const later = () => {
    document.removeEventListener('pointerup', later, true);
    document.removeEventListener('pointercancel', later, true);
    setTimeout(action);
  };
  document.addEventListener('pointerup', later, true);
  document.addEventListener('pointercancel', later, true);
}
