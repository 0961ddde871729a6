import { useSyncExternalStore } from 'react';
import { translator } from './translator.ts';

/** The language texts, dates and numbers are shown in at this moment, as a BCP 47 tag. */
export function currentLanguage(): string {
  return translator.language;
}

function subscribe(onChange: () => void): () => void {
  translator.on('languageChanged', onChange);
  return () => translator.off('languageChanged', onChange);
}

/** The language of the moment; the component renders again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, currentLanguage);
}
