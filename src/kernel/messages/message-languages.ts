/** The languages in which people are written to, by BCP 47 tag. */
export const messageLanguages = ['en', 'bn'] as const;

export type MessageLanguage = (typeof messageLanguages)[number];
