import { createInstance, type i18n } from 'i18next';

/** The language every text is written in first and falls back to. */
export const sourceLanguage = 'en';

/** The one translator of the program; areas reach it through `defineTexts` only. */
export const translator: i18n = createInstance();

void translator.init({
  lng: sourceLanguage,
  fallbackLng: sourceLanguage,
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it renders; escaping here as well would show `&amp;`.
  interpolation: { escapeValue: false },
});
