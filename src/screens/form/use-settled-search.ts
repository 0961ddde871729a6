import { useDebouncedValue } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';

const typingPauseMs = 250;

export interface SettledSearch {
  /** What is asked for, after a pause in typing; nothing while the field shows what was chosen. */
  search: string;
  /** Until then what was found answers older words: offer none of it, or a quick hand chooses the wrong one. */
  isSettled: boolean;
  /** Enter in half a search chooses what is found, and never saves the form. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The search of a field that finds records on the server. */
export function useSettledSearch(typed: string, chosenLabel: string): SettledSearch {
  const wanted = typed === chosenLabel ? '' : typed.trim();
  const [search] = useDebouncedValue(wanted, typingPauseMs);
  return {
    search,
    isSettled: search === wanted,
    onKeyDown: (event) => {
      if (event.key === 'Enter' && wanted !== '') event.preventDefault();
    },
  };
}
