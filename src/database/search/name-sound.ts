import { bengaliSounds, bengaliVowels, commonSounds, latinSounds, nameForms } from './name-sound.table.ts';
import { normalizeText } from './normal-text.ts';

/** The sounds of the words of a name in order, as `tn bgm`; words of other scripts, and titles, have none. */
export function soundsOf(name: string): string[] {
  return wordsOf(name)
    .map(soundOf)
    .filter((sound) => sound !== '');
}

/** Words without their signs, of which those with a digit are no name: Md., মো: and O'Neil are md, মো and oneil. */
function wordsOf(name: string): string[] {
  return normalizeText(name)
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

function soundOf(word: string): string {
  const form = nameForms.get(word);
  if (form !== undefined) return form;
  if (/^[a-z]+$/.test(word)) return latinSound(word);
  return /^[\u0980-\u09ff]+$/.test(word) ? bengaliSound(word) : '';
}

function latinSound(word: string): string {
  const simple = latinSounds.reduce((text, [spelled, sound]) => text.replace(spelled, sound), word);
  const opening = /^[aeiouyw]/.test(simple) ? 'a' : '';
  return opening + onceEach(simple).replace(/[aeiouyw]/g, '');
}

const virama = '\u09cd';
const nukta = '\u09bc';

function bengaliSound(word: string): string {
  const opening = bengaliVowels.test(word) ? 'a' : '';
  const letters = Array.from(word.normalize('NFD'));
  const sounds = letters.map((letter, place) => {
    const [before, next] = [letters[place - 1], letters[place + 1]];
    if (before === virama && letter === 'য') return '';
    // A joined ব is silent but after ম and ব: স্বপন, আম্বিয়া.
    if (before === virama && letter === 'ব' && !'মব'.includes(letters[place - 2] ?? '')) return '';
    if (next === nukta) return letter === 'য' ? ' ' : 'r';
    if (letter === virama || letter === nukta) return '';
    // A vowel parts two letters that are alike, as in Latin letters.
    return bengaliSounds.get(letter) ?? ' ';
  });
  const parted = sounds.map((sound, place) => sound + (isBare(letters, place) ? ' ' : '')).join('');
  return opening + onceEach(parted).replaceAll(' ', '');
}

/** The vowel that is not written: between two consonants without a virama. */
function isBare(letters: readonly string[], place: number): boolean {
  const next = letters[place + 1];
  return letters[place] !== virama && next !== virama && next !== nukta;
}

/** Of letters that are doubled one remains. */
function onceEach(text: string): string {
  return text.replace(/(.)\1+/g, '$1');
}

/**
 * By what two names are one whatever their order, spelling, script and short forms. A word without a sound stands for
 * itself; empty for titles alone.
 */
export function nameSoundKey(name: string): string {
  const words = wordsOf(name).map((word) => nameForms.get(word) ?? (soundOf(word) || word));
  const sounds = [...new Set(words)].filter((sound) => sound !== '').toSorted();
  const own = sounds.filter((sound) => !commonSounds.has(sound));
  return (own.length > 0 ? own : sounds).join(' ');
}

const mark = 'zq';

/** Words that stand in a search text behind what was typed, one for each sound: no name begins so. */
export function soundWords(name: string): string[] {
  return [...new Set(soundsOf(name))].map((sound) => mark + sound);
}

/** The LIKE patterns of a typed name by its sounds; none for what is no name, such as a number or an address. */
export function soundPatterns(typed: string): string[] {
  const words = normalizeText(typed).split(' ').filter(Boolean);
  const isName =
    words.length > 0 && words.length <= 8 && words.every((word) => /^[\p{L}\p{M}.:'’-]+$/u.test(word));
  const sounds = isName ? [...new Set(soundsOf(typed))] : [];
  return sounds.some((sound) => sound.length > 1) ? sounds.map((sound) => `% ${mark}${sound} %`) : [];
}
