import { useSyncExternalStore } from 'react';
import { translator } from './translator.ts';

/** The language texts, dates and numbers are shown in at this moment, as a BCP 47 tag. */
export function currentLanguage(): string {
  return translator.language;
}

/** Switches the language of the whole program; everything inside `LanguageBoundary` renders anew. */
export async function switchLanguage(language: string): Promise<void> {
  await translator.changeLanguage(language);
  document.documentElement.lang = language;
}

function subscribe(onChange: () => void): () => void {
  translator.on('languageChanged', onChange);
  return () => translator.off('languageChanged', onChange);
}

/** The language of the moment; the component renders again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, currentLanguage);
}
