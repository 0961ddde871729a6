import regular from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline';

/** The Latin letters of Western Europe, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
