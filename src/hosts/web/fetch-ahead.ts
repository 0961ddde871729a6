/**
 * Fetches the screens behind the sign-in as soon as somebody types or presses on a public page, so that they are
 * here when the answer comes; a visit that does nothing downloads nothing more.
 */
export function fetchAhead(): void {
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    fetchScreens();
  };
  for (const event of ['input', 'pointerdown'])
    document.addEventListener(event, begin, { capture: true, signal: controller.signal });
}

function fetchScreens(): void {
  const parts = [import('./areas.ts'), import('./shell/shell.tsx'), import('./pages/home.screen.tsx')];
  // Whoever opens one of them fetches it again and tells when it fails.
  for (const part of parts) part.catch(() => {});
}
