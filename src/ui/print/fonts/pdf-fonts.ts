import { Font } from '@react-pdf/renderer';
import { breakableParts } from './chinese/chinese-letters.ts';
import { loadPlainFont } from './font-files.ts';
import type { TextWeight } from './text-weight.ts';
import { PageFont } from './page-font.ts';
import type { Script } from './font-letters.ts';

const weights: readonly TextWeight[] = [400, 600];
const loaded = new Map<string, Promise<PageFont>>();

/** How large letters of these scripts are beside Latin ones: Noto draws them smaller or with more above and below. */
const shares: Partial<Record<Script, number>> = { arabic: 1.08, bengali: 1.12, devanagari: 1.06 };

/** The size of a script beside Latin letters of `fontSize`. */
export function scriptSize(script: Script, fontSize: number): number {
  return fontSize * (shares[script] ?? 1);
}

/** The name react-pdf knows a font by. */
export function pdfFontFamily(script: Script, weight: TextWeight): string {
  return `${script}-${weight}`;
}

/** Makes the fonts of these scripts known to react-pdf. */
export async function loadPdfFonts(scripts: ReadonlySet<Script>): Promise<void> {
  // Words are never cut: a hyphen in a name is a different name.
  Font.registerHyphenationCallback(breakableParts);
  const wanted = [...scripts].flatMap((script) => weights.map((weight) => loadPageFont(script, weight)));
  await Promise.all(wanted);
}

/** A font for pages; it is read once, and again after a failure. */
export function loadPageFont(script: Script, weight: TextWeight): Promise<PageFont> {
  const family = pdfFontFamily(script, weight);
  const known = loaded.get(family);
  if (known) return known;
  const loading = load(script, weight);
  loaded.set(family, loading);
  loading.catch(() => loaded.delete(family));
  return loading;
}

async function load(script: Script, weight: TextWeight): Promise<PageFont> {
  const [harfBuzz, bytes, signs] = await Promise.all([
    import('harfbuzzjs'),
    loadPlainFont(script, weight),
    script === 'latin' ? undefined : loadPageFont('latin', weight),
  ]);
  const font = new PageFont(harfBuzz, { script, weight, bytes, share: shares[script], signs });
  giveToLayout(pdfFontFamily(script, weight), font);
  return font;
}

/** Gives react-pdf a font that is open already; its types know only fonts that it opens itself. */
function giveToLayout(family: string, font: PageFont): void {
  Font.register({ family, src: family });
  const source: { data: unknown; loadResultPromise: Promise<void> | null } = Font.getFont({
    fontFamily: family,
  });
  source.data = font;
  source.loadResultPromise = Promise.resolve();
}
