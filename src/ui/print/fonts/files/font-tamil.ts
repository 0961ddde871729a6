import regular from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-400-normal.woff?inline';
import semibold from '@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-600-normal.woff?inline';

/** The Tamil letters, by weight. */
export const fontFiles = { 400: regular, 600: semibold };
