import regular from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline';

/** The Cyrillic letters of today, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
