import regular from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?inline';

/** The Cyrillic letters of smaller and older languages, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
