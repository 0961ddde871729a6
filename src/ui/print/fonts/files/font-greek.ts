import regular from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline';

/** The Greek letters, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
