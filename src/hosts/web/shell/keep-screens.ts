/** The first screens come first: by then what somebody signed in for is shown. */
const settledAfterMs = 4000;

/**
 * Lets a service worker keep the screens of this build, so that a signed-in person can open the program while the
 * network is away. Browsers have one on secure pages alone.
 */
export function keepScreens(buildId: string): () => void {
  const timer = setTimeout(() => {
    navigator.serviceWorker?.register(`/offline.js?build=${buildId}&host=server`).catch(() => {});
  }, settledAfterMs);
  return () => clearTimeout(timer);
}
