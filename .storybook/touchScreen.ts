/**
 * For `beforeEach`: a touch screen. After a field had the focus, React Aria shows there what is opened two frames later: a
 * keyboard might come onto the screen.
 */
export function touchScreen(): () => void {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'maxTouchPoints');
}
