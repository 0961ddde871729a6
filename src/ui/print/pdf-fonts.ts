import { Font } from '@react-pdf/renderer';
import { isShapedFont, mendBengaliShaping } from './bengali-shaping.ts';
import { loadFontFile, type TextWeight } from './font-files.ts';
import { textSizes } from './print-sizes.ts';
import type { Script } from './script-runs.ts';

const weights: readonly TextWeight[] = [400, 600];
const loaded = new Map<string, Promise<void>>();
const identities = new WeakMap<object, FontIdentity>();

interface FontIdentity {
  script: Script;
  weight: TextWeight;
}

/** Which of our fonts a font object of the layout is. */
export function fontIdentity(font: object | undefined): FontIdentity {
  return (font && identities.get(font)) ?? { script: 'latin', weight: 400 };
}

/** The size of a script beside Latin letters of `fontSize`: Noto draws Bengali smaller. */
export function scriptSize(script: Script, fontSize: number): number {
  return script === 'bengali' ? fontSize * 1.12 : fontSize;
}

/** The name react-pdf knows a font by; Bengali has one per size because its shaping depends on it. */
export function pdfFontFamily(script: Script, weight: TextWeight, fontSize: number): string {
  return script === 'bengali' ? `bengali-${weight}-${fontSize}` : `${script}-${weight}`;
}

/** Makes the fonts of these scripts known to react-pdf. */
export async function loadPdfFonts(scripts: ReadonlySet<Script>): Promise<void> {
  // Words are never cut: a hyphen in a name is a different name.
  Font.registerHyphenationCallback((word) => [word]);
  const sizes = Object.values(textSizes);
  const wanted = [...scripts].flatMap((script) =>
    weights.flatMap((weight) => sizes.map((fontSize) => loadOnce(script, weight, fontSize))),
  );
  await Promise.all(wanted);
}

function loadOnce(script: Script, weight: TextWeight, fontSize: number): Promise<void> {
  const family = pdfFontFamily(script, weight, fontSize);
  const known = loaded.get(family);
  if (known) return known;
  const loading = load(family, script, weight, fontSize);
  loaded.set(family, loading);
  loading.catch(() => loaded.delete(family));
  return loading;
}

async function load(family: string, script: Script, weight: TextWeight, fontSize: number): Promise<void> {
  Font.register({ family, src: await loadFontFile(script, weight) });
  await Font.load({ fontFamily: family });
  const font = Font.getFont({ fontFamily: family })?.data;
  if (!font) throw new Error(`Font ${family} could not be read`);
  identities.set(font, { script, weight });
  if (script !== 'bengali') return;
  if (!isShapedFont(font)) throw new Error('fontkit has changed: Bengali shaping cannot be mended');
  mendBengaliShaping(font, scriptSize(script, fontSize));
}
