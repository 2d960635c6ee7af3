/** For plays and checks: resolves when effects have run and media queries and size observers have fired. */
export async function rendered(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}
