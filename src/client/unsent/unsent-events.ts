import type { UnsentEntry } from './unsent-entry.ts';

type Listener = (entry: UnsentEntry) => void;

function event(): { tell: Listener; follow: (listener: Listener) => () => void } {
  const listeners = new Set<Listener>();
  return {
    tell(entry) {
      for (const listener of listeners) listener(entry);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** This tab keeps an entry that could not be sent. */
export const entryKept = event();

/** This tab has sent a kept entry. */
export const entrySent = event();
