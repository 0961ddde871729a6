import { hasLetter, scriptOf, type Script } from './font-letters.ts';

export type { Script } from './font-letters.ts';

export interface ScriptRun {
  script: Script;
  text: string;
  /** Small and above the line, as in 10⁹, or beneath it, as in SpO₂: no font file holds such digits. */
  shift?: Shift;
}

export type Shift = 'raised' | 'lowered';

/** What is drawn in place of a letter that no font draws; the reader is told which letter it was. */
export const unknownLetter = '\ufffd';

const plainSigns = '0123456789−+';
const shiftedSigns: Record<Shift, string> = { raised: '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺', lowered: '₀₁₂₃₄₅₆₇₈₉₋₊' };

/** A raised or lowered sign for the plain one that is drawn in its place. */
export function toShifted(text: string, shift: Shift): string {
  return text.replaceAll(/./g, (sign) => shiftedSigns[shift][plainSigns.indexOf(sign)] ?? sign);
}

function shiftOf(character: string): { shift: Shift; plain: string } | undefined {
  for (const shift of ['raised', 'lowered'] as const) {
    const plain = plainSigns[shiftedSigns[shift].indexOf(character)];
    if (plain !== undefined) return { shift, plain };
  }
  return undefined;
}

/** Narrow spaces, such as that before 'PM': the font files hold none of them and would draw nothing. */
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/g;

/** Signs without a font of their own that look like one that has: hyphens that do not break, bars and ticks. */
const lookalikes: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2215': '⁄',
  '\u2610': '□',
  '\u2714': '✓',
  '\u3000': ' ',
};

const belongsToAnyScript = /[\p{Script=Common}\p{Script=Inherited}]/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const mark = /\p{M}/u;

const rightToLeft = /\p{Script=Arabic}/u;
const firstLetter = /\p{L}/u;

/** What documents put between the parts of a line. */
const betweenParts = / [·—|] /g;

/** Which way a text is read: that of its first letter; a line of parts is read as the document is. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  if (text.search(betweenParts) >= 0) return 'ltr';
  return rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}

/** Splits a text where the font has to change; spaces and joiners go with the letters before them. */
export function splitByScript(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const { letter, script, shift } of lettersIn(text)) {
    const last = runs.at(-1);
    const stays = last && last.shift === shift && (script === undefined || script === last.script);
    if (stays) last.text += letter;
    else runs.push({ script: script ?? 'latin', text: letter, ...(shift && { shift }) });
  }
  return runs;
}

/** The letters of a text that no font draws, each once, with the marks that stand on it. */
export function lettersWithoutFont(text: string): string[] {
  return [...new Set([...lettersIn(text)].flatMap(({ unknown }) => unknown ?? []))];
}

interface Letter {
  letter: string;
  /** Undefined for what goes with any letters before it. */
  script: Script | undefined;
  shift?: Shift;
  /** What was written where the sign of an unknown letter stands. */
  unknown?: string;
}

function* lettersIn(text: string): Generator<Letter> {
  const characters = Array.from(keepParts(text).normalize('NFC').replaceAll(narrowSpaces, '\u00a0'));
  let script: Script = 'latin';
  for (let place = 0; place < characters.length; place += 1) {
    const character = characters[place] ?? '';
    for (const letter of lettersOf(character, script)) {
      script = letter.script ?? script;
      if (letter.unknown === undefined) {
        yield letter;
        continue;
      }
      let unknown = letter.unknown;
      while (mark.test(characters[place + 1] ?? '')) unknown += characters[(place += 1)];
      yield { ...letter, unknown };
    }
  }
}

function lettersOf(character: string, before: Script): readonly Letter[] {
  const shifted = shiftOf(character);
  if (shifted) return [{ letter: shifted.plain, script: 'latin', shift: shifted.shift }];
  const known = letterOf(character, before);
  if (known) return [known];
  const written = lookalikes[character] ?? character.normalize('NFKC');
  const letters = Array.from(written);
  const parts = letters.flatMap((part) => letterOf(part, before) ?? []);
  if (written !== character && parts.length === letters.length) return asFraction(parts);
  return [{ letter: unknownLetter, script: 'latin', unknown: character }];
}

function letterOf(character: string, before: Script): Letter | undefined {
  const code = character.codePointAt(0) ?? 0;
  // Arrows and the like bring digits of their own, which do not match those of the line.
  const isShared = belongsToAnyScript.test(character) && (before !== 'symbols' || character === ' ');
  if (isShared && hasLetter(before, code)) return { letter: character, script: before };
  if (invisible.test(character)) return { letter: character, script: undefined };
  const script = scriptOf(code);
  return script && { letter: character, script };
}

/** ⅔ is drawn as a small 2 above and a small 3 beneath its line. */
function asFraction(parts: readonly Letter[]): readonly Letter[] {
  const line = parts.findIndex(({ letter }) => letter === '⁄');
  if (line < 1 || line === parts.length - 1) return parts;
  return parts.map((part, place): Letter =>
    place === line ? part : { ...part, shift: place < line ? 'raised' : 'lowered' },
  );
}

/** Arabic words with what stands between them. */
const arabicWords = /\p{Script=Arabic}(?:\P{L}*\p{Script=Arabic})*/gu;

/**
 * In a line from left to right, what follows Arabic words stays behind them, and the parts of a line stay in their
 * order: without marks a number after an Arabic name would be drawn on the other side of it.
 */
function keepParts(text: string): string {
  if (!rightToLeft.test(text) || directionOf(text) === 'rtl') return text;
  return text.replaceAll(betweenParts, '\u200e$&\u200e').replaceAll(arabicWords, '$&\u200e');
}
