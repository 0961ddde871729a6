import { chineseFileOf } from './chinese/chinese-letters.ts';
import { readDataUrl } from './data-url.ts';
import { isListed, type ListedScript, type Script } from './font-letters.ts';
import type { TextWeight } from './text-weight.ts';
import { unpackFont } from './unpack-font.ts';

type FontFiles = Record<TextWeight, string>;

/** A file of its own for each script: a page fetches those that are written on it, and nothing else. */
const files: Record<ListedScript, () => Promise<{ fontFiles: FontFiles }>> = {
  arabic: () => import('./files/font-arabic.ts'),
  bengali: () => import('./files/font-bengali.ts'),
  cyrillic: () => import('./files/font-cyrillic.ts'),
  'cyrillic-extended': () => import('./files/font-cyrillic-extended.ts'),
  devanagari: () => import('./files/font-devanagari.ts'),
  greek: () => import('./files/font-greek.ts'),
  latin: () => import('./files/font-latin.ts'),
  'latin-extended': () => import('./files/font-latin-extended.ts'),
  symbols: () => import('./files/font-symbols.ts'),
  tamil: () => import('./files/font-tamil.ts'),
  vietnamese: () => import('./files/font-vietnamese.ts'),
};

/** A font file as it comes, packed: the page asks the network for nothing but the chunk it lies in. */
export async function loadFontFile(script: Script, weight: TextWeight): Promise<Uint8Array<ArrayBuffer>> {
  if (isListed(script)) return readDataUrl((await files[script]()).fontFiles[weight]);
  const { chineseFile } = await import('./chinese/open-chinese.ts');
  return chineseFile(chineseFileOf(script));
}

/** A font as plain TrueType of one weight. */
export async function loadPlainFont(script: Script, weight: TextWeight): Promise<Uint8Array<ArrayBuffer>> {
  if (isListed(script)) return unpackFont(await loadFontFile(script, weight));
  const { chineseFont } = await import('./chinese/open-chinese.ts');
  return chineseFont(chineseFileOf(script), weight);
}
