// Everything heavy about printing, to be imported only when a preview opens.
export { PagePicture } from './preview/page-picture.tsx';
export { printPages } from './preview/print-pages.tsx';
export { renderCards, renderDocument, renderLabels } from './render-document.tsx';
export { loadScreenFonts } from './fonts/screen-fonts.ts';
