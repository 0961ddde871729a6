import regular from '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff?inline';

/** The Latin letters of Vietnamese, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
