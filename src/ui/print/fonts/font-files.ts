import latin400 from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff?inline';
import latin600 from '@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff?inline';
import type { Script } from './script-runs.ts';

export type TextWeight = 400 | 600;

/** A font file as a data URL: the page asks the network for nothing but the chunk it lies in. */
export async function loadFontFile(script: Script, weight: TextWeight): Promise<string> {
  if (script === 'latin') return weight === 400 ? latin400 : latin600;
  const files =
    script === 'bengali' ? await import('./font-files-bengali.ts') : await import('./font-files-extended.ts');
  return files.fontFiles[weight];
}
