const key = 'openward.demo-failed';
const recentlyMs = 60_000;

/** True when this tab's demo has failed a moment ago already: then trying again by itself would go on for ever. */
export function hasJustFailed(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < recentlyMs;
  } catch {
    return true;
  }
}

/** Notes that the demo of this tab has failed. */
export function noteFailure(): void {
  try {
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage nothing is tried again.
  }
}
