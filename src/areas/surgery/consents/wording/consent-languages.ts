/** The languages in which a consent is read, signed and printed, by BCP 47 tag, each named in itself. */
export const consentLanguages = ['en', 'bn'] as const;

export type ConsentLanguage = (typeof consentLanguages)[number];

export const languageNames: Readonly<Record<ConsentLanguage, string>> = { en: 'English', bn: 'বাংলা' };
