/** A reason with fewer different words than this tells a reviewer nothing. */
export const minReasonWords = 3;

/** The rows of letters of a keyboard, from both sides. */
const keyboardRows = ['qwertyuiop', 'poiuytrewq', 'asdfghjkl', 'lkjhgfdsa', 'zxcvbnm', 'mnbvcxz'];

/** How many different words a text has, in any script; what fingers type without saying anything is none. */
export function countWords(text: string): number {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return new Set(words.filter(saysSomething)).size;
}

function saysSomething(word: string): boolean {
  if (word.length < 2 || isRepeated(word)) return false;
  return word.length < 3 || !keyboardRows.some((row) => row.includes(word));
}

/** True for one part again and again: 'aaaa', 'abab'. */
function isRepeated(word: string): boolean {
  return (word + word).indexOf(word, 1) < word.length;
}
