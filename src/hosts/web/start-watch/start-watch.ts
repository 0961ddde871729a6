import { isMissingFile, reloadAfterMs } from '#ui/state/missing-file.ts';
import { words } from './start-watch.texts.ts';

// The build writes this script into the page itself (tools/inline-script.ts): it is there whatever file does not come.
// Until the program shows itself, it says in its place what went wrong. A file that did not come over the network is
// asked for again by loading the page anew: what did come is kept by the browser, so each time less is missing.

/** The first files are small and come side by side: after so long without one, nothing is on its way. */
const stalledAfterMs = 45_000;
const lookEveryMs = 1000;

const watching = new AbortController();
let lastCame = performance.now();

function hasBegun(): boolean {
  return (document.getElementById('root')?.childElementCount ?? 0) > 0;
}

interface Fault {
  /** A file did not come; otherwise the program is broken. */
  isMissing: boolean;
  /** Without its styles nobody can use the program, even where it starts. */
  isStyle?: boolean;
}

function tell({ isMissing, isStyle = false }: Fault): void {
  const place = document.getElementById('coming');
  if (hasBegun() || !place) return;
  const again = document.createElement('button');
  again.textContent = words.again;
  again.addEventListener('click', () => location.reload());
  const sentence = document.createElement('span');
  sentence.textContent = isMissing ? words.missing : words.broken;
  place.setAttribute('role', 'alert');
  place.replaceChildren(sentence, document.createElement('br'), again);
  if (!isMissing) {
    // It may be of an extension of the browser: a file can still turn out to be missing, but nothing need come.
    clearInterval(looking);
    return;
  }
  watching.abort();
  setTimeout(() => {
    // What was only late may have come meanwhile.
    if (isStyle || !hasBegun()) location.reload();
  }, reloadAfterMs);
}

/** What is only asked for ahead is asked for again where it is needed. */
function isStyleSheet(target: EventTarget | null): boolean {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

const { signal } = watching;
window.addEventListener(
  'error',
  ({ target, error }) => {
    if (isStyleSheet(target)) tell({ isMissing: true, isStyle: true });
    else if (target instanceof HTMLScriptElement) tell({ isMissing: true });
    else if (target === window) tell({ isMissing: isMissingFile(error) });
  },
  { capture: true, signal },
);
window.addEventListener('unhandledrejection', ({ reason }) => tell({ isMissing: isMissingFile(reason) }), {
  signal,
});

const arrivals = new PerformanceObserver(() => {
  lastCame = performance.now();
});
arrivals.observe({ type: 'resource' });
const looking = setInterval(() => {
  if (hasBegun()) watching.abort();
  else if (performance.now() - lastCame > stalledAfterMs) tell({ isMissing: true });
}, lookEveryMs);
signal.addEventListener('abort', () => {
  arrivals.disconnect();
  clearInterval(looking);
});
