import { createInstance, type i18n } from 'i18next';

/** The language every text is written in first and falls back to. */
export const sourceLanguage = 'en';

/** Where the browser keeps the language that the person chose on this device. */
export const languageKey = 'hms.language';

function chosenLanguage(): string {
  try {
    return localStorage.getItem(languageKey) ?? sourceLanguage;
  } catch {
    // A worker or a server has no such storage; neither has a browser that refuses it.
    return sourceLanguage;
  }
}

/** The one translator of the program; areas reach it through `defineTexts` only. */
export const translator: i18n = createInstance();

const sourceTexts = new Set<string>();

/** Adds the texts of a namespace in the source language, once. */
export function addTexts(namespace: string, texts: Readonly<Record<string, string>>): void {
  if (sourceTexts.has(namespace)) return;
  sourceTexts.add(namespace);
  translator.addResourceBundle(sourceLanguage, namespace, texts, true, true);
}

void translator.init({
  lng: chosenLanguage(),
  fallbackLng: sourceLanguage,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders; escaping here as well would show `&amp;`.
  interpolation: { escapeValue: false },
});
