import { useDebouncedValue } from '@mantine/hooks';

const typingPauseMs = 250;

export interface SettledSearch {
  /** What is written and is to be looked for; '' while the field shows what was chosen. */
  wanted: string;
  /** What is asked for, after a pause in typing. */
  search: string;
  /** Until then what was found answers older words: offer none of it, or a quick hand chooses the wrong one. */
  isSettled: boolean;
}

/** The search of a field that finds records on the server. */
export function useSettledSearch(typed: string, chosenLabel: string): SettledSearch {
  const wanted = typed === chosenLabel ? '' : typed.trim();
  const [search] = useDebouncedValue(wanted, typingPauseMs);
  return { wanted, search, isSettled: search === wanted };
}
