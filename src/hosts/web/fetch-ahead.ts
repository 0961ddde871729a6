/** By then the sign-in form is shown. */
const soonMs = 300;

/**
 * Fetches the screens behind the sign-in, so that they are here when its answer comes. From a server as soon as
 * somebody types or presses on a public page: a visit that does nothing downloads nothing more. In the demo, whose
 * database downloads much more, while that starts.
 */
export function fetchAhead(when: 'on-first-input' | 'soon'): void {
  if (when === 'soon') {
    setTimeout(fetchScreens, soonMs);
    return;
  }
  const controller = new AbortController();
  const begin = () => {
    controller.abort();
    fetchScreens();
  };
  for (const event of ['input', 'pointerdown'])
    document.addEventListener(event, begin, { capture: true, signal: controller.signal });
}

function fetchScreens(): void {
  const parts = [import('./registered.ts'), import('./shell/shell.tsx'), import('./pages/home.screen.tsx')];
  // Whoever opens one of them fetches it again and tells when it fails.
  for (const part of parts) part.catch(() => {});
}
