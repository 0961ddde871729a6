/** Says that nobody is at the page which calls: sent beside calls that a page makes by itself. */
const unattendedHeader = 'openward-unattended';

/** True when the headers of a call say that nobody is at the page. */
export function saysUnattended(headers: Readonly<Record<string, unknown>>): boolean {
  return headers[unattendedHeader] === '1';
}

/** Without key, pointer or touch for this long, nobody is taken to be there. */
const attentionMs = 60_000;

let lastSignMs = 0;

/** Begins to notice whether somebody is at the page. */
export function watchAttention(page: Window): void {
  const note = () => void (lastSignMs = performance.now());
  for (const sign of ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart']) {
    page.addEventListener(sign, note, { passive: true, capture: true });
  }
}

/** Headers of a call: when nobody has touched this page for a minute, what it fetches does not keep the session alive. */
export function attentionHeaders(): Record<string, string> {
  return performance.now() - lastSignMs > attentionMs ? { [unattendedHeader]: '1' } : {};
}
