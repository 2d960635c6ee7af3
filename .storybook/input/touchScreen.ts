/**
 * For `beforeEach`: emulates a touch screen. There, after a field had the focus, React Aria shows an overlay two frames later, because an on-screen
 * keyboard might open.
 */
export function touchScreen(): () => void {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'maxTouchPoints');
}
