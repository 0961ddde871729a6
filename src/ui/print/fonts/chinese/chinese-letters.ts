/** What Chinese and Japanese are written in, with their punctuation. */
const chinese =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3001-\u303f\uff01-\uff5e]/u;

export type ChineseScript = `chinese-${number}`;

/** The file of each letter that the font has, as far as files were asked for. */
const files = new Map<number, number>();

/** Whether a letter is of those that the Chinese font may have. */
export function isChinese(character: string): boolean {
  return chinese.test(character);
}

/** The font of a Chinese letter, once `prepareChinese` has looked for it; undefined where the font lacks it. */
export function chineseScriptOf(code: number): ChineseScript | undefined {
  const file = files.get(code);
  return file === undefined ? undefined : `chinese-${file}`;
}

/** The number of the file that a script is. */
export function chineseFileOf(script: ChineseScript): number {
  return Number(script.slice('chinese-'.length));
}

/** Finds the files of the Chinese letters of a text; the list of all is read only for who needs it. */
export async function prepareChinese(text: string): Promise<void> {
  const wanted = new Set(
    Array.from(text.normalize('NFC'))
      .filter(isChinese)
      .map((letter) => letter.codePointAt(0) ?? 0),
  );
  if (wanted.size === 0) return;
  const { fileOf, openChinese } = await import('./open-chinese.ts');
  const find = async (code: number) => {
    const file = fileOf(code);
    // The list names letters that the font does not draw.
    if (file !== undefined && (await openChinese(file)).has(code)) files.set(code, file);
  };
  await Promise.all([...wanted].filter((code) => !files.has(code)).map(find));
}

const afterOpening = /[（［｛《〈「『【〔]$/;
const closing = /^[，。、；：？！）］｝》〉」』】〕…ー々]/;

/**
 * Where a line may end within Chinese words, which have no spaces: an empty part between two letters is a place to
 * break for the layout, without the hyphen that it would put between two parts.
 */
export function breakableParts(word: string): string[] {
  const letters = Array.from(word);
  if (!letters.some(isChinese)) return [word];
  const parts: string[] = [''];
  for (const [place, letter] of letters.entries()) {
    const before = letters[place - 1] ?? '';
    const mayBreak = place > 0 && (isChinese(letter) || isChinese(before));
    if (mayBreak && !closing.test(letter) && !afterOpening.test(before)) parts.push('', letter);
    else if (place === 0) parts.push(letter);
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
