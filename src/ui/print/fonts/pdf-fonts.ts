import { Font } from '@react-pdf/renderer';
import { fontForSize, isShapedFont, mendBengaliShaping } from './bengali-shaping.ts';
import { readDataUrl, writeDataUrl } from './data-url.ts';
import { loadFontFile, type TextWeight } from './font-files.ts';
import { cardLetterSizes } from '../card-sizes.ts';
import { textSizes } from '../print-sizes.ts';
import type { Script } from './script-runs.ts';
import { unpackWoff } from './unpack-woff.ts';

type FontSource = ReturnType<typeof Font.getFont>;

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
  const wanted = [...scripts].flatMap((script) => weights.map((weight) => loadOnce(script, weight)));
  await Promise.all(wanted);
}

function loadOnce(script: Script, weight: TextWeight): Promise<void> {
  const name = `${script}-${weight}`;
  const known = loaded.get(name);
  if (known) return known;
  const loading = load(script, weight);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}

async function load(script: Script, weight: TextWeight): Promise<void> {
  const packed = readDataUrl(await loadFontFile(script, weight));
  const src = writeDataUrl('font/ttf', await unpackWoff(packed));
  const family = `${script}-${weight}`;
  Font.register({ family, src });
  await Font.load({ fontFamily: family });
  const font = Font.getFont({ fontFamily: family }).data;
  if (!font) throw new Error(`Font ${family} could not be read`);
  identities.set(font, { script, weight });
  if (script !== 'bengali') return;
  if (!isShapedFont(font)) throw new Error('fontkit has changed: Bengali shaping cannot be mended');
  mendBengaliShaping(font);
  for (const fontSize of new Set([...Object.values(textSizes), ...cardLetterSizes])) {
    const sized = fontForSize(font, scriptSize(script, fontSize));
    identities.set(sized, { script, weight });
    registerOpened(pdfFontFamily(script, weight, fontSize), src, sized);
  }
}

/** Gives react-pdf a font that is open already, so that it is not read again for every size. */
function registerOpened(family: string, src: string, font: FontSource['data']): void {
  Font.register({ family, src });
  const source = Font.getFont({ fontFamily: family });
  source.data = font;
  source.loadResultPromise = Promise.resolve();
}
