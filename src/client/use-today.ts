import { useSyncExternalStore } from 'react';
import { usePerson } from './session.ts';
import { dateIn } from '#kernel/time/time-zone.ts';

const checkEveryMs = 20_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, checkEveryMs);
  return () => clearInterval(timer);
}

/** The hospital's own date (YYYY-MM-DD); a screen that stays open over midnight moves on. */
export function useToday(): string {
  const { timeZone } = usePerson().tenant;
  return useSyncExternalStore(subscribe, () => dateIn(timeZone, new Date()));
}
