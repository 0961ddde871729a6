import regular from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff?inline';

/** The letters of Hindi, Nepali and Marathi, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
