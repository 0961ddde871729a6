import { useEffect, useState } from 'react';
import { type EarlyTyping, keepEarlyKeys } from './early-keys.ts';

export interface SearchOpening {
  /** What is typed while the dialog is fetched; undefined while the search is closed. */
  early: EarlyTyping | undefined;
  openSearch: () => void;
  closeSearch: () => void;
}

/** Opens the search of the program; keys that are typed before it is there are kept for it. */
export function useSearchOpening(): SearchOpening {
  const [early, setEarly] = useState<EarlyTyping>();
  useEffect(() => () => void early?.take(), [early]);
  const closeSearch = () => setEarly(undefined);
  return {
    early,
    openSearch: () => {
      if (!early) setEarly(keepEarlyKeys(closeSearch));
    },
    closeSearch,
  };
}
