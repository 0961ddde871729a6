import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline';
import latin600 from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline';
import { chineseFileOf } from './chinese/chinese-letters.ts';
import { readDataUrl } from './data-url.ts';
import { isListed, type ListedScript, type Script } from './font-letters.ts';

export type TextWeight = 400 | 600;

type FontFiles = Record<TextWeight, string>;

/** A file of its own for each script: a page fetches those that are written on it, and nothing else. */
const others: Record<Exclude<ListedScript, 'latin'>, () => Promise<{ fontFiles: FontFiles }>> = {
  arabic: () => import('./files/arabic.ts'),
  bengali: () => import('./files/bengali.ts'),
  cyrillic: () => import('./files/cyrillic.ts'),
  'cyrillic-extended': () => import('./files/cyrillic-extended.ts'),
  devanagari: () => import('./files/devanagari.ts'),
  greek: () => import('./files/greek.ts'),
  'latin-extended': () => import('./files/latin-extended.ts'),
  symbols: () => import('./files/symbols.ts'),
  tamil: () => import('./files/tamil.ts'),
  vietnamese: () => import('./files/vietnamese.ts'),
};

/** The bytes of a font file: the page asks the network for nothing but the chunk they lie in. */
export async function loadFontFile(script: Script, weight: TextWeight): Promise<Uint8Array<ArrayBuffer>> {
  if (script === 'latin') return readDataUrl(weight === 400 ? latin400 : latin600);
  if (isListed(script)) return readDataUrl((await others[script]()).fontFiles[weight]);
  const { chineseFont } = await import('./chinese/open-chinese.ts');
  return chineseFont(chineseFileOf(script), weight);
}
