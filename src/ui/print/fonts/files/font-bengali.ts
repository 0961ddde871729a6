import regular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-600-normal.woff?inline';

/** The Bengali letters by weight. */
export const fontFiles = { 400: regular, 600: semibold };
