import { useSyncExternalStore } from 'react';
import { languageKey, translator } from './translator.ts';

/** The languages a person can choose, by BCP 47 tag, each named in itself. */
export const languages = [{ code: 'en', name: 'English' }] as const;

/** The language texts, dates and numbers are shown in at this moment, as a BCP 47 tag. */
export function currentLanguage(): string {
  return translator.language;
}

/** Shows everything in another language at once, and keeps the choice on this device. */
export async function chooseLanguage(code: string): Promise<void> {
  try {
    localStorage.setItem(languageKey, code);
  } catch {
    // A browser that refuses storage costs the choice at the next visit, not now.
  }
  await translator.changeLanguage(code);
}

function subscribe(onChange: () => void): () => void {
  translator.on('languageChanged', onChange);
  return () => translator.off('languageChanged', onChange);
}

/** The language of the moment; the component renders again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(subscribe, currentLanguage);
}
