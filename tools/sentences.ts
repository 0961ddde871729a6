// Every sentence that a person reads must be translatable: it lives in a file of texts. This names the literal
// sentences elsewhere in src/. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const source = join(resolve(import.meta.dirname, '..'), 'src');

/** Files whose sentences are texts, samples, notes on what an earlier program stored, or read by programmers only. */
const exempt =
  /\.(texts|issues|refusals|notices|samples|seed|test|fixture)\.tsx?$|^(testing|database\/migrations)\/|^hosts\/node\/|\/samples\/|^hosts\/worker\/copies\/keys\//;

/** Headings of files are read back as they were written, so they stay the same in every language. */
const fileHeadings = /(-csv|known-headings)\.ts$/;

/** English names that `people/permissions` and `ui/i18n/currency-name.ts` say in the reader's language. */
const namesForTranslation = /^kernel\/(access\/permission-(catalogue|descriptions)|money\/currencies)\.ts$/;

/** What comes before a sentence that no user reads: the API's description, defects, logs, reasons for programmers. */
const forProgrammers =
  /(summary:|description:|example:|unaudited:|emergencyWrite:|new (Type|Range)?Error\((?:\w+ \? )?|console\.\w+\(|\.(info|warn|error|fatal)\(|super\(|reason:)\s*\(?\s*$/;

// A capital, then at least two more words: names, codes and SQL keywords are not sentences.
const sentence =
  /^(?!SELECT|INSERT|UPDATE|DELETE|WITH)\p{Lu}[\p{Ll}']+ [\p{L}\d{}$'’,.-]+ [\p{L}\d{}$'’,. -]+/u;
const shortSentence = /^\p{Lu}[\p{Ll}']+( [\p{Ll}\d{}$'’,-]+)+[.?!]$/u;

/** The literal sentences of a source text, with their lines. */
export function sentencesIn(text: string): { line: number; words: string }[] {
  const bare = withoutExamples(withoutComments(text));
  const literals = [...bare.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs)].filter(
    ({ index }) =>
      !forProgrammers.test(bare.slice(Math.max(0, index - 60), index)) && !isContinued(bare, index),
  );
  const found = literals.map(({ index, 2: words = '' }) => ({ index, words }));
  const shown = [...bare.matchAll(/>\s*([^<>{}=;()]+?)\s*</g)].map(({ index, 1: words = '' }) => ({
    index,
    words,
  }));
  return [...found, ...shown]
    .filter(({ words }) => sentence.test(words) || shortSentence.test(words))
    .map(({ index, words }) => ({ line: bare.slice(0, index).split('\n').length, words }));
}

/** True for the second line of a text that is put together with `+` and began for programmers. */
function isContinued(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 400), index);
  const [, start] = /(\w+:|\w+\()\s*(?:['"`](?:[^'"`])*['"`]\s*\+\s*)+$/s.exec(before) ?? [];
  return start !== undefined && /summary:|description:|Error\(|unaudited:|emergencyWrite:/.test(start);
}

/** The same text with its comments blanked out, so that places stay where they are. */
function withoutComments(text: string): string {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ');
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/(^|[\s;{}(,])\/\/[^\n]*/g, (found) => blank(found));
}

/** The same text without the examples of calls, which describe the API to programmers. */
function withoutExamples(text: string): string {
  return [...text.matchAll(/\bexample\w*\s*(?::[^={]*)?[:=]\s*(?=[[{])|\bexample\w*:\s*(?=[[{])/g)].reduce(
    (rest, { index, 0: start }) => {
      const begin = index + start.length;
      const end = endOfBlock(text, begin);
      return rest.slice(0, begin) + rest.slice(begin, end).replaceAll(/[^\n]/g, ' ') + rest.slice(end);
    },
    text,
  );
}

function endOfBlock(text: string, begin: number): number {
  let depth = 0;
  for (let place = begin; place < text.length; place += 1) {
    if ('{['.includes(text[place]!)) depth += 1;
    if ('}]'.includes(text[place]!)) depth -= 1;
    if (depth === 0) return place + 1;
  }
  return text.length;
}

if (process.argv[1] === import.meta.filename) {
  const faults = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !exempt.test(file) && !fileHeadings.test(file) && !namesForTranslation.test(file))
    .toSorted()
    .flatMap((file) =>
      sentencesIn(readFileSync(join(source, file), 'utf8')).map(
        ({ line, words }) => `src/${file}:${line}: '${words}' belongs in a file of texts`,
      ),
    );
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
