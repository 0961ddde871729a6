import regular from '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff?inline';

/** Arrows, comparisons and boxes, which come in one weight. */
export const fontFiles = { 400: regular, 600: regular };
