/** The font a piece of text needs; each font file holds one of these sets of letters. */
export type Script = 'latin' | 'latin-extended' | 'bengali';

export interface ScriptRun {
  script: Script;
  text: string;
  /** Small and above the line, as in 10⁹: the font files hold no such digits of their own. */
  isRaised?: true;
}

type Range = readonly [first: number, last: number];

// Joiners and the danda shape the Bengali letters beside them and must stay in their run.
const bengali: readonly Range[] = [
  [0x0964, 0x0965],
  [0x0980, 0x09fe],
  [0x200c, 0x200d],
  [0x20b9, 0x20b9],
];

// What the basic Latin file holds; the extended file has the other letters of the Latin alphabet.
const basicLatin: readonly Range[] = [
  [0x0000, 0x00ff],
  [0x0131, 0x0131],
  [0x0152, 0x0153],
  [0x02bb, 0x02bc],
  [0x02c6, 0x02c6],
  [0x02da, 0x02dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2215],
];

const raisedSigns = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺';
const plainSigns = '0123456789−+';

/** A raised sign for the plain one that is drawn in its place. */
export function toRaised(text: string): string {
  return text.replace(/./g, (sign) => raisedSigns[plainSigns.indexOf(sign)] ?? sign);
}

function isIn(ranges: readonly Range[], code: number): boolean {
  return ranges.some(([first, last]) => code >= first && code <= last);
}

function scriptOf(character: string): Script {
  const code = character.codePointAt(0) ?? 0;
  if (isIn(bengali, code)) return 'bengali';
  return isIn(basicLatin, code) ? 'latin' : 'latin-extended';
}

/** Narrow spaces, such as that before 'PM': the font files hold none of them and would draw nothing. */
const narrowSpaces = /[\u2000-\u200a\u202f\u205f]/g;

/** Splits a text where the font has to change; spaces go with the letters before them. */
export function splitByScript(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const character of text.normalize('NFC').replaceAll(narrowSpaces, '\u00a0')) {
    const last = runs.at(-1);
    const raised = raisedSigns.indexOf(character);
    if (raised >= 0) {
      const plain = plainSigns[raised] ?? '';
      if (last?.isRaised) last.text += plain;
      else runs.push({ script: 'latin', text: plain, isRaised: true });
      continue;
    }
    const script = character === ' ' && last ? last.script : scriptOf(character);
    if (last?.script === script && !last.isRaised) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs.map(splitVowels);
}

/** Two-part Bengali vowel signs become their parts: the PDF layout counts one glyph per letter. */
function splitVowels(run: ScriptRun): ScriptRun {
  return run.script === 'bengali' ? { ...run, text: run.text.normalize('NFD') } : run;
}
