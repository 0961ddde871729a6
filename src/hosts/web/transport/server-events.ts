import { noteContact, noteLostContact } from '#client/contact/contact.ts';
import type { LiveListener } from '#client/transport.ts';

const firstPauseMs = 1000;
const maxPauseMs = 30_000;

/** Hears the server's events and opens the stream anew, with growing pauses, whenever it breaks. */
export function listenToServer(url: string, listener: LiveListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let wasBroken = false;

  function open(): void {
    const stream = new EventSource(url);
    source = stream;
    stream.addEventListener('open', () => {
      pauseMs = firstPauseMs;
      noteContact();
      if (wasBroken) listener.onMissed();
      wasBroken = false;
    });
    stream.addEventListener('version', ({ data }) => listener.onVersion(JSON.parse(data) as string));
    stream.addEventListener('message', ({ data }) => {
      listener.onChange((JSON.parse(data) as { topics: string[] }).topics);
    });
    stream.addEventListener('error', () => {
      // The browser's own reconnecting stops for good after a refusal, so ours replaces it.
      const wasRefused = stream.readyState === EventSource.CLOSED;
      stream.close();
      wasBroken = true;
      if (wasRefused) listener.onRefused();
      else noteLostContact();
      timer = setTimeout(open, pauseMs);
      pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
