import type { LiveSign } from './live-signs.ts';

const firstPauseMs = 1000;
const maxPauseMs = 30_000;
/** The server sends a beat every 15 seconds: a stream that is silent for longer is broken, or the machine slept. */
const maxSilenceMs = 40_000;
const checkMs = 5000;
/** A stream that gave its place up to newer ones opens again after this time, or when somebody comes to the page. */
const restMs = 10 * 60_000;

/**
 * Hears the server's events, and opens the stream anew, with growing pauses, whenever it breaks or falls silent. One
 * that the server ends because the person has too many rests: opening at once would end the next. Returns how to
 * close it.
 */
export function openEventStream(url: string, tell: (sign: LiveSign) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  // By the clock on the wall, which goes on while the machine sleeps.
  let heardAt = 0;
  let isOpen = false;
  let restsUntil: number | undefined;

  function open(): void {
    heardAt = Date.now();
    isOpen = false;
    restsUntil = undefined;
    const stream = new EventSource(url);
    source = stream;
    const on = (name: string, hear: (data: string) => void) =>
      stream.addEventListener(name, (event: Event) => {
        heardAt = Date.now();
        hear((event as MessageEvent<string>).data);
      });
    on('open', () => {
      isOpen = true;
      tell({ type: 'opened' });
    });
    on('version', (data) => tell({ type: 'version', buildId: JSON.parse(data) as string }));
    on('message', (data) =>
      tell({ type: 'changed', topics: (JSON.parse(data) as { topics: string[] }).topics }),
    );
    on('missed', () => tell({ type: 'missed' }));
    on('beat', () => {
      pauseMs = firstPauseMs;
      tell({ type: 'beat' });
    });
    on('crowded', rest);
    // The browser's own reconnecting stops for good after a refusal, so ours replaces it.
    stream.addEventListener('error', () =>
      breakOff(stream.readyState === EventSource.CLOSED ? 'refused' : 'lost'),
    );
  }

  function breakOff(why: 'lost' | 'refused'): void {
    source?.close();
    source = undefined;
    tell({ type: why });
    // Pages that lost the same server must not all come back at the same moment.
    timer = setTimeout(open, pauseMs * (0.5 + Math.random()));
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
  }

  function rest(): void {
    source?.close();
    source = undefined;
    restsUntil = Date.now() + restMs * (0.5 + Math.random());
    tell({ type: 'resting' });
  }

  function comeBack(): void {
    if (restsUntil !== undefined && document.visibilityState === 'visible') open();
  }

  function check(): void {
    if (restsUntil !== undefined) {
      // The other tabs of the browser must not take the quiet for a broken stream.
      return Date.now() > restsUntil ? open() : tell({ type: 'resting' });
    }
    if (!source || Math.abs(Date.now() - heardAt) <= maxSilenceMs) return;
    if (!isOpen) return breakOff('lost');
    source.close();
    open();
  }

  open();
  const checking = setInterval(check, checkMs);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', comeBack);
    clearInterval(checking);
    clearTimeout(timer);
    source?.close();
  };
}
