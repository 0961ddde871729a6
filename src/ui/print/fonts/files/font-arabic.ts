import regular from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff?inline';

/** The letters of Arabic, Urdu and Persian, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
