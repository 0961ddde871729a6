import { useSyncExternalStore } from 'react';

const checkEveryMs = 20_000;
const minuteMs = 60_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, checkEveryMs);
  return () => clearInterval(timer);
}

/** The beginning of this minute as an instant; a screen that stays open moves on. */
export function useMinute(): string {
  return useSyncExternalStore(subscribe, () =>
    new Date(Math.floor(Date.now() / minuteMs) * minuteMs).toISOString(),
  );
}
