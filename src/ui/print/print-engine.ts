// Everything heavy about printing, to be imported only when a preview opens.
export { PagePicture } from './page-picture.tsx';
export { printPages } from './print-pages.tsx';
export { renderDocument } from './render-document.tsx';
export { loadScreenFonts } from './screen-fonts.ts';
